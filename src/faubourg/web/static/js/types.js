/**
 * What goes over the wire; docs/web-protocol.md says it in words.
 *
 * @typedef {{index: number, names: string[], text: string}} Action
 * @typedef {{text: string, points: number}} ScoreLine
 * @typedef {{key: string, title: string, svg: string}} Panel
 * @typedef {{key: string, name: string}} Named
 * @typedef {{n: number, text: string, mine: boolean, seat: number, at?: number}} LogLine
 * @typedef {{text: string, rule: string, link: string}} Refusal
 * @typedef {{board: string, label: string, lines: string[], panels: Panel[], commits: boolean}} Preview  panels: only those that change; commits: nothing else is left
 * @typedef {{title: string, lines: string[], rule: string, said: string, link: string}} Explained
 * @typedef {{action: number, text: string, names: string[], worth: string, less: string, lines: string[]}} HintedChoice
 * @typedef {{at: number, seat: number, taken: string, better: string, action: number, points: number, lines: string[]}} ShownDecision
 * @typedef {{seat: number, name: string, luck: number, lines: string[], costly: ShownDecision[], best: ShownDecision | null}} ShownAccount
 * @typedef {{done: number, of: number, review: {lines: string[], accounts: ShownAccount[], source: string} | null, chart: string}} ReviewState
 * @typedef {{number: number, where: string, names: string[], choices: HintedChoice[], why: string[], source: string}} Hint
 * @typedef {{text: string, about: string, now: boolean, next: boolean}} Phase
 * @typedef {{seat: number, names: string[]}} Changed  drawn otherwise now, on whose board
 * @typedef {{at: number, seat: number, lines: string[], changed: Changed[]}} Move
 * @typedef {{lines: string[], names: string[]}} News  what came to me alone since my last turn
 * @typedef {{seat: number, amount: number, why: string}} ShownShare
 * @typedef {{at: number, title: string, shares: ShownShare[]}} ShownSheet
 *
 * @typedef {object} Player
 * @property {number} seat
 * @property {string} name
 * @property {string} bot  how strong it is, in words; empty for a person
 * @property {boolean} mine
 * @property {boolean} active
 * @property {boolean} [first]
 * @property {number} total
 * @property {string} unit  what it counts, in words
 * @property {string} summary
 * @property {ScoreLine[]} lines
 * @property {string} svg
 * @property {string} link
 * @property {boolean} joined
 * @property {string} stand_in  who plays for an absent person, in words
 * @property {string[]} may  what this browser may do about the seat
 * @property {string} presence  "here", or when another person was here last
 * @property {string} until  when its clock runs out; empty without one
 *
 * @typedef {{n: number, seat: number, text: string}} Said
 *
 * @typedef {{place: number, seat: number, name: string, total: number, lines: ScoreLine[]}} Place
 * @typedef {{title: string, places: Place[], chart: string, bots: Opponent[], held: string, rank?: string}} Result
 * @typedef {{seat: number, name: string, level: string, levels: {key: string, name: string}[]}} Opponent
 *
 * @typedef {object} Situation
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {number} number
 * @property {number} at
 * @property {number} steps
 * @property {boolean} now
 * @property {string[]} chips
 * @property {string} goal
 * @property {Phase[]} phases
 * @property {number | null} seat
 * @property {boolean} yours
 * @property {number} front  whose board is shown
 * @property {number | null} turn_back  whose choice undo would take back
 * @property {number | null} redo_seat  whose choice redo would do again
 * @property {string} prompt
 * @property {string} board
 * @property {Panel[]} panels
 * @property {string} text
 * @property {Named[]} overlays
 * @property {{seat: number, text: string, button: string} | null} cover
 * @property {Player[]} players
 * @property {[number, string[], string][]} actions
 * @property {[number, string[], string][]} ways  further ones, as if one had begun otherwise
 * @property {Record<number, string>} footprints  by action: around all that a piece would cover, a path
 * @property {number[]} beginnings  actions that only begin a choice: a touch plays them
 * @property {boolean} is_begun  the last choice was one: to touch another of its kind takes it back
 * @property {Record<string, string>} buttons
 * @property {Named[]} aids  what the table offers to do for the player
 * @property {boolean} hint  whether one may ask for a hint now
 * @property {string | null} undo
 * @property {string | null} redo
 * @property {Move[]} since  what happened since the last decision here
 * @property {News} news  what nobody else is told
 * @property {ShownSheet[]} sheets  who got what since then, and why
 * @property {LogLine[]} log
 * @property {number} log_from
 * @property {{at: number, text: string}[]} marks  where a finished game turned, what matters most first
 * @property {{seat: number, device: string, text: string}[]} knocks  devices that ask to come in
 * @property {{seat: number, device: string, text: string}[]} newcomers  devices that came in to a seat of one's own
 * @property {{phrases: Named[], said: Said[]}} talk
 * @property {Luck} luck
 * @property {Lesson | null} lesson
 * @property {Result | null} result
 *
 * @typedef {{stop: number, title: string, text: string, names: string[], reads: boolean}} Bubble
 * @typedef {{bubbles: Bubble[], of: number, last: boolean}} Lesson
 *
 * @typedef {object} Luck
 * @property {"sealed" | "alone" | "open"} way
 * @property {string} commitment  of the server's secret
 * @property {number} round
 * @property {string[]} promises  per seat: the commitment to its nonce
 * @property {number[]} promise  my seats that have to commit
 * @property {number[]} reveal  my seats whose nonce is wanted
 * @property {boolean} again  whether I may start a new round
 * @property {string} text
 *
 * @typedef {object} Look
 * @property {number | null} seat  whose board is wanted; null follows the game
 * @property {number} turn
 * @property {string} overlay
 * @property {number | null} eyes
 * @property {number | null} at
 */

export {};
