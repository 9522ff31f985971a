BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	words VARCHAR(80) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('0cb6e18e5a',1,0,'hall b2');
INSERT INTO "entries" VALUES('0cb6e18e5a',2,1,'hall b5');
INSERT INTO "entries" VALUES('0cb6e18e5a',3,-1,'start 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',4,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',5,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',6,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',7,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',8,0,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',9,0,'stack utility 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',10,0,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',11,0,'stack utility 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',12,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',13,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',14,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',15,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',16,0,'build utility d3');
INSERT INTO "entries" VALUES('0cb6e18e5a',17,0,'build residence b4');
INSERT INTO "entries" VALUES('0cb6e18e5a',18,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',19,1,'build shop d2');
INSERT INTO "entries" VALUES('0cb6e18e5a',20,1,'build utility d4');
INSERT INTO "entries" VALUES('0cb6e18e5a',21,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',22,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',23,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',24,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',25,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',26,1,'stack lift 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',27,1,'stack lift 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',28,1,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',29,1,'stack lift 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',30,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',31,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',32,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',33,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',34,0,'build lift b1');
INSERT INTO "entries" VALUES('0cb6e18e5a',35,0,'build residence d4');
INSERT INTO "entries" VALUES('0cb6e18e5a',36,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',37,1,'build lift d3');
INSERT INTO "entries" VALUES('0cb6e18e5a',38,1,'build lift b1');
INSERT INTO "entries" VALUES('0cb6e18e5a',39,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',40,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',41,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',42,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',43,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',44,0,'stack office 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',45,0,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',46,0,'stack lift 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',47,0,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',48,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',49,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',50,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',51,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',52,0,'build lift a3');
INSERT INTO "entries" VALUES('0cb6e18e5a',53,0,'build residence c2');
INSERT INTO "entries" VALUES('0cb6e18e5a',54,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',55,1,'build residence d5');
INSERT INTO "entries" VALUES('0cb6e18e5a',56,1,'build office c3');
INSERT INTO "entries" VALUES('0cb6e18e5a',57,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',58,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',59,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',60,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',61,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',62,1,'stack utility 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',63,1,'stack office 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',64,1,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',65,1,'stack lift 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',66,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',67,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',68,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',69,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',70,0,'build office c1');
INSERT INTO "entries" VALUES('0cb6e18e5a',71,0,'build lift e3');
INSERT INTO "entries" VALUES('0cb6e18e5a',72,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',73,1,'build residence e2');
INSERT INTO "entries" VALUES('0cb6e18e5a',74,1,'build utility c4');
INSERT INTO "entries" VALUES('0cb6e18e5a',75,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',76,0,'grow residence d2');
INSERT INTO "entries" VALUES('0cb6e18e5a',77,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',78,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',79,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',80,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',81,0,'stack utility 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',82,0,'stack utility 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',83,0,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',84,0,'stack utility 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',85,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',86,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',87,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',88,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',89,0,'build utility e4');
INSERT INTO "entries" VALUES('0cb6e18e5a',90,0,'build residence c5');
INSERT INTO "entries" VALUES('0cb6e18e5a',91,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',92,1,'build utility b4');
INSERT INTO "entries" VALUES('0cb6e18e5a',93,1,'build utility c1');
INSERT INTO "entries" VALUES('0cb6e18e5a',94,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',95,1,'buy lift d3+1');
INSERT INTO "entries" VALUES('0cb6e18e5a',96,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',97,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',98,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',99,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',100,1,'stack lift 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',101,1,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',102,1,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',103,1,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',104,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',105,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',106,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',107,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',108,0,'build shop a2');
INSERT INTO "entries" VALUES('0cb6e18e5a',109,0,'build shop d5');
INSERT INTO "entries" VALUES('0cb6e18e5a',110,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',111,1,'build residence b3');
INSERT INTO "entries" VALUES('0cb6e18e5a',112,1,'build lift c5');
INSERT INTO "entries" VALUES('0cb6e18e5a',113,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',114,0,'buy utility c4');
INSERT INTO "entries" VALUES('0cb6e18e5a',115,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',116,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',117,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',118,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',119,0,'stack lift 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',120,0,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',121,0,'stack office 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',122,0,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',123,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',124,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',125,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',126,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',127,0,'build lift b5');
INSERT INTO "entries" VALUES('0cb6e18e5a',128,0,'discard residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',129,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',130,1,'build office e3');
INSERT INTO "entries" VALUES('0cb6e18e5a',131,1,'build shop c4+1');
INSERT INTO "entries" VALUES('0cb6e18e5a',132,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',133,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',134,-1,'draw lift');
INSERT INTO "entries" VALUES('0cb6e18e5a',135,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',136,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',137,1,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',138,1,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',139,1,'stack residence 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',140,1,'stack lift 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',141,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',142,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',143,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',144,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',145,0,'build lift a4');
INSERT INTO "entries" VALUES('0cb6e18e5a',146,0,'discard residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',147,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',148,1,'build residence e4');
INSERT INTO "entries" VALUES('0cb6e18e5a',149,1,'build residence d1');
INSERT INTO "entries" VALUES('0cb6e18e5a',150,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',151,1,'grow shop c2');
INSERT INTO "entries" VALUES('0cb6e18e5a',152,0,'pass');
INSERT INTO "entries" VALUES('0cb6e18e5a',153,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',154,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',155,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',156,-1,'draw office');
INSERT INTO "entries" VALUES('0cb6e18e5a',157,0,'stack office 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',158,0,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',159,0,'stack office 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',160,0,'stack office 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',161,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',162,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',163,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',164,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',165,0,'build office e2');
INSERT INTO "entries" VALUES('0cb6e18e5a',166,0,'build office c3');
INSERT INTO "entries" VALUES('0cb6e18e5a',167,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',168,1,'build office c3+1');
INSERT INTO "entries" VALUES('0cb6e18e5a',169,1,'build shop a4');
INSERT INTO "entries" VALUES('0cb6e18e5a',170,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',171,0,'grow residence d1');
INSERT INTO "entries" VALUES('0cb6e18e5a',172,0,'pass');
INSERT INTO "entries" VALUES('0cb6e18e5a',173,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',174,-1,'draw shop');
INSERT INTO "entries" VALUES('0cb6e18e5a',175,-1,'draw utility');
INSERT INTO "entries" VALUES('0cb6e18e5a',176,-1,'draw residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',177,1,'stack residence 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',178,1,'stack utility 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',179,1,'stack utility 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',180,1,'stack shop 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',181,1,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',182,0,'pick 1');
INSERT INTO "entries" VALUES('0cb6e18e5a',183,0,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',184,1,'pick 2');
INSERT INTO "entries" VALUES('0cb6e18e5a',185,0,'build shop b3');
INSERT INTO "entries" VALUES('0cb6e18e5a',186,0,'discard residence');
INSERT INTO "entries" VALUES('0cb6e18e5a',187,0,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',188,1,'build utility d2+1');
INSERT INTO "entries" VALUES('0cb6e18e5a',189,1,'build utility a2');
INSERT INTO "entries" VALUES('0cb6e18e5a',190,1,'confirm');
INSERT INTO "entries" VALUES('0cb6e18e5a',191,1,'buy lift d3+2');
INSERT INTO "entries" VALUES('a221f68629',1,0,'hall c5');
INSERT INTO "entries" VALUES('a221f68629',2,1,'hall a3');
INSERT INTO "entries" VALUES('a221f68629',3,-1,'start 1');
INSERT INTO "entries" VALUES('a221f68629',4,-1,'draw shop');
INSERT INTO "entries" VALUES('a221f68629',5,-1,'draw residence');
INSERT INTO "entries" VALUES('a221f68629',6,-1,'draw lift');
INSERT INTO "entries" VALUES('a221f68629',7,-1,'draw lift');
INSERT INTO "entries" VALUES('a221f68629',8,0,'stack lift 1');
INSERT INTO "entries" VALUES('a221f68629',9,0,'stack shop 1');
INSERT INTO "entries" VALUES('a221f68629',10,0,'stack residence 2');
INSERT INTO "entries" VALUES('a221f68629',11,0,'stack lift 2');
INSERT INTO "entries" VALUES('a221f68629',12,0,'pick 2');
INSERT INTO "entries" VALUES('a221f68629',13,1,'pick 1');
INSERT INTO "entries" VALUES('a221f68629',14,1,'pick 1');
INSERT INTO "entries" VALUES('a221f68629',15,0,'pick 2');
INSERT INTO "entries" VALUES('a221f68629',16,0,'build residence c3');
INSERT INTO "entries" VALUES('a221f68629',17,1,'build shop e2');
INSERT INTO "entries" VALUES('a221f68629',18,0,'build lift e3');
INSERT INTO "entries" VALUES('a221f68629',19,1,'build lift e4');
INSERT INTO "entries" VALUES('a221f68629',20,0,'confirm');
INSERT INTO "entries" VALUES('a221f68629',21,1,'confirm');
INSERT INTO "entries" VALUES('a221f68629',22,-1,'draw residence');
INSERT INTO "entries" VALUES('a221f68629',23,-1,'draw lift');
INSERT INTO "entries" VALUES('a221f68629',24,-1,'draw residence');
INSERT INTO "entries" VALUES('a221f68629',25,-1,'draw utility');
INSERT INTO "entries" VALUES('a221f68629',26,1,'stack lift 1');
INSERT INTO "entries" VALUES('a221f68629',27,1,'stack residence 1');
INSERT INTO "entries" VALUES('a221f68629',28,1,'stack residence 2');
INSERT INTO "entries" VALUES('a221f68629',29,1,'stack utility 2');
INSERT INTO "entries" VALUES('a221f68629',30,1,'pick 1');
INSERT INTO "entries" VALUES('a221f68629',31,0,'pick 1');
INSERT INTO "entries" VALUES('a221f68629',32,0,'pick 2');
INSERT INTO "entries" VALUES('a221f68629',33,1,'pick 2');
INSERT INTO "entries" VALUES('a221f68629',34,1,'build residence c4');
INSERT INTO "entries" VALUES('a221f68629',35,0,'build utility d5');
INSERT INTO "entries" VALUES('a221f68629',36,1,'build residence d1');
INSERT INTO "entries" VALUES('a221f68629',37,0,'build lift b4');
INSERT INTO "entries" VALUES('a221f68629',38,1,'confirm');
INSERT INTO "entries" VALUES('21301fcb30',1,-1,'card 14');
INSERT INTO "entries" VALUES('21301fcb30',2,-1,'card 24');
INSERT INTO "entries" VALUES('21301fcb30',3,-1,'card 32');
INSERT INTO "entries" VALUES('21301fcb30',4,-1,'card 44');
INSERT INTO "entries" VALUES('21301fcb30',5,-1,'card 53');
INSERT INTO "entries" VALUES('21301fcb30',6,-1,'card 15');
INSERT INTO "entries" VALUES('21301fcb30',7,-1,'card 23');
INSERT INTO "entries" VALUES('21301fcb30',8,-1,'card 34');
INSERT INTO "entries" VALUES('21301fcb30',9,-1,'card central-park');
INSERT INTO "entries" VALUES('21301fcb30',10,-1,'card 54');
INSERT INTO "entries" VALUES('21301fcb30',11,-1,'start 2');
INSERT INTO "entries" VALUES('21301fcb30',12,1,'district 4 0');
INSERT INTO "entries" VALUES('21301fcb30',13,1,'at 1 3');
INSERT INTO "entries" VALUES('21301fcb30',14,0,'district 3 90');
INSERT INTO "entries" VALUES('21301fcb30',15,0,'at 1 5');
INSERT INTO "entries" VALUES('21301fcb30',16,1,'district 2 0');
INSERT INTO "entries" VALUES('21301fcb30',17,1,'at 4 6');
INSERT INTO "entries" VALUES('21301fcb30',18,0,'district 5 90');
INSERT INTO "entries" VALUES('21301fcb30',19,0,'at 3 8');
INSERT INTO "entries" VALUES('21301fcb30',20,1,'build residence-1 23');
INSERT INTO "entries" VALUES('21301fcb30',21,1,'draw 3');
INSERT INTO "entries" VALUES('21301fcb30',22,-1,'card 36');
INSERT INTO "entries" VALUES('21301fcb30',23,0,'build residence-1 44');
INSERT INTO "entries" VALUES('21301fcb30',24,0,'draw 6');
INSERT INTO "entries" VALUES('21301fcb30',25,-1,'card 63');
INSERT INTO "entries" VALUES('21301fcb30',26,1,'under central-park');
INSERT INTO "entries" VALUES('21301fcb30',27,1,'under 34');
INSERT INTO "entries" VALUES('21301fcb30',28,1,'stop');
INSERT INTO "entries" VALUES('21301fcb30',29,1,'draw 2');
INSERT INTO "entries" VALUES('21301fcb30',30,-1,'card lincoln-park');
INSERT INTO "entries" VALUES('21301fcb30',31,1,'draw 4');
INSERT INTO "entries" VALUES('21301fcb30',32,-1,'card 43');
INSERT INTO "entries" VALUES('21301fcb30',33,0,'build residence-1 14');
INSERT INTO "entries" VALUES('21301fcb30',34,0,'draw 4');
INSERT INTO "entries" VALUES('21301fcb30',35,-1,'card 47');
INSERT INTO "entries" VALUES('21301fcb30',36,1,'under 54');
INSERT INTO "entries" VALUES('b25bf5cbcb',1,-1,'lay bread-and-games');
INSERT INTO "entries" VALUES('b25bf5cbcb',2,-1,'lay master-builder');
INSERT INTO "entries" VALUES('b25bf5cbcb',3,-1,'lay ask-the-people');
INSERT INTO "entries" VALUES('b25bf5cbcb',4,-1,'lay master-builder');
INSERT INTO "entries" VALUES('b25bf5cbcb',5,-1,'lay cathedral');
INSERT INTO "entries" VALUES('b25bf5cbcb',6,-1,'lay university');
INSERT INTO "entries" VALUES('b25bf5cbcb',7,-1,'lay bountiful-harvest');
INSERT INTO "entries" VALUES('b25bf5cbcb',8,-1,'start 2');
INSERT INTO "entries" VALUES('b25bf5cbcb',9,-1,'voice open education');
INSERT INTO "entries" VALUES('b25bf5cbcb',10,1,'master school 9-24');
INSERT INTO "entries" VALUES('b25bf5cbcb',11,-1,'lay bountiful-harvest');
INSERT INTO "entries" VALUES('b25bf5cbcb',12,0,'build farmhouse 8-7');
INSERT INTO "entries" VALUES('b25bf5cbcb',13,1,'build school 8-25');
INSERT INTO "entries" VALUES('b25bf5cbcb',14,0,'master market 4-21');
INSERT INTO "entries" VALUES('b25bf5cbcb',15,-1,'lay blessed-era');
INSERT INTO "entries" VALUES('b25bf5cbcb',16,1,'found 0-11');
INSERT INTO "entries" VALUES('b25bf5cbcb',17,1,'donor 8-23');
INSERT INTO "entries" VALUES('b25bf5cbcb',18,0,'build fountain 9-8');
INSERT INTO "entries" VALUES('b25bf5cbcb',19,1,'build school 4-11');
INSERT INTO "entries" VALUES('b25bf5cbcb',20,0,'build statue 4-23');
INSERT INTO "entries" VALUES('b25bf5cbcb',21,1,'pass');
INSERT INTO "entries" VALUES('b25bf5cbcb',22,0,'games 8-9 health 1');
INSERT INTO "entries" VALUES('b25bf5cbcb',23,-1,'lay cathedral');
INSERT INTO "entries" VALUES('b25bf5cbcb',24,-1,'voice 1 education');
INSERT INTO "entries" VALUES('b25bf5cbcb',25,-1,'voice 2 culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',26,-1,'voice 3 education');
INSERT INTO "entries" VALUES('b25bf5cbcb',27,1,'starve 0-11');
INSERT INTO "entries" VALUES('b25bf5cbcb',28,-1,'voice open education');
INSERT INTO "entries" VALUES('b25bf5cbcb',29,0,'build farmhouse 5-20');
INSERT INTO "entries" VALUES('b25bf5cbcb',30,0,'build quarry 5-24');
INSERT INTO "entries" VALUES('b25bf5cbcb',31,1,'build quarry 3-14');
INSERT INTO "entries" VALUES('b25bf5cbcb',32,0,'build farmhouse 6-25');
INSERT INTO "entries" VALUES('b25bf5cbcb',33,1,'ask 2 3');
INSERT INTO "entries" VALUES('b25bf5cbcb',34,-1,'voice 2 culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',35,-1,'voice 3 health');
INSERT INTO "entries" VALUES('b25bf5cbcb',36,-1,'lay ask-the-people');
INSERT INTO "entries" VALUES('b25bf5cbcb',37,0,'blessed 4-19 1');
INSERT INTO "entries" VALUES('b25bf5cbcb',38,-1,'lay bread-and-games');
INSERT INTO "entries" VALUES('b25bf5cbcb',39,1,'build quarry 2-13');
INSERT INTO "entries" VALUES('b25bf5cbcb',40,0,'pass');
INSERT INTO "entries" VALUES('b25bf5cbcb',41,1,'ask 2 3');
INSERT INTO "entries" VALUES('b25bf5cbcb',42,-1,'voice 2 culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',43,-1,'voice 3 health');
INSERT INTO "entries" VALUES('b25bf5cbcb',44,-1,'lay palace');
INSERT INTO "entries" VALUES('b25bf5cbcb',45,-1,'voice 1 culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',46,-1,'voice 2 culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',47,-1,'voice 3 health');
INSERT INTO "entries" VALUES('b25bf5cbcb',48,1,'starve 0-11');
INSERT INTO "entries" VALUES('b25bf5cbcb',49,1,'starve 4-13');
INSERT INTO "entries" VALUES('b25bf5cbcb',50,-1,'voice open culture');
INSERT INTO "entries" VALUES('b25bf5cbcb',51,0,'found 14-13');
INSERT INTO "entries" VALUES('b25bf5cbcb',52,0,'donor 4-19');
INSERT INTO "entries" VALUES('b25bf5cbcb',53,1,'card palace 10-25');
INSERT INTO "entries" VALUES('b25bf5cbcb',54,-1,'lay university');
INSERT INTO "entries" VALUES('51a3a6b4ce',1,-1,'first 2');
INSERT INTO "entries" VALUES('51a3a6b4ce',2,0,'place town-hall e3 f3 e4 f4');
INSERT INTO "entries" VALUES('51a3a6b4ce',3,1,'place town-hall e4 f4 e5 f5');
INSERT INTO "entries" VALUES('51a3a6b4ce',4,-1,'deal 6');
INSERT INTO "entries" VALUES('51a3a6b4ce',5,-1,'deal 11');
INSERT INTO "entries" VALUES('51a3a6b4ce',6,-1,'deal 13');
INSERT INTO "entries" VALUES('51a3a6b4ce',7,-1,'deal 4');
INSERT INTO "entries" VALUES('51a3a6b4ce',8,-1,'deal 10');
INSERT INTO "entries" VALUES('51a3a6b4ce',9,-1,'deal 14');
INSERT INTO "entries" VALUES('51a3a6b4ce',10,0,'keep 14');
INSERT INTO "entries" VALUES('51a3a6b4ce',11,1,'keep 13');
INSERT INTO "entries" VALUES('51a3a6b4ce',12,0,'street c6 c7');
INSERT INTO "entries" VALUES('51a3a6b4ce',13,-1,'lay mayor');
INSERT INTO "entries" VALUES('51a3a6b4ce',14,-1,'lay planner');
INSERT INTO "entries" VALUES('51a3a6b4ce',15,-1,'lay engineer');
INSERT INTO "entries" VALUES('51a3a6b4ce',16,-1,'lay supporter');
INSERT INTO "entries" VALUES('51a3a6b4ce',17,-1,'lay mediator');
INSERT INTO "entries" VALUES('51a3a6b4ce',18,-1,'lay architect');
INSERT INTO "entries" VALUES('51a3a6b4ce',19,-1,'lay opponent');
INSERT INTO "entries" VALUES('51a3a6b4ce',20,1,'take mayor');
INSERT INTO "entries" VALUES('51a3a6b4ce',21,0,'take opponent');
INSERT INTO "entries" VALUES('51a3a6b4ce',22,1,'build port a3 b3 a2 b2');
INSERT INTO "entries" VALUES('51a3a6b4ce',23,0,'build park-2 f2 g2');
INSERT INTO "entries" VALUES('51a3a6b4ce',24,1,'build police b5 c5');
INSERT INTO "entries" VALUES('51a3a6b4ce',25,0,'build residential-1 d5');
INSERT INTO "entries" VALUES('51a3a6b4ce',26,1,'commit');
INSERT INTO "entries" VALUES('51a3a6b4ce',27,0,'build residential-1 a6');
INSERT INTO "entries" VALUES('51a3a6b4ce',28,0,'commit');
INSERT INTO "entries" VALUES('51a3a6b4ce',29,0,'pick 1 a6');
INSERT INTO "entries" VALUES('51a3a6b4ce',30,0,'go 1 f2');
INSERT INTO "entries" VALUES('51a3a6b4ce',31,0,'pick 1 d5');
INSERT INTO "entries" VALUES('51a3a6b4ce',32,0,'go 1 a6');
INSERT INTO "entries" VALUES('51a3a6b4ce',33,0,'invest start economy votes');
INSERT INTO "entries" VALUES('51a3a6b4ce',34,0,'reward money');
INSERT INTO "entries" VALUES('51a3a6b4ce',35,-1,'lay supporter');
INSERT INTO "entries" VALUES('51a3a6b4ce',36,-1,'lay councillor');
INSERT INTO "entries" VALUES('51a3a6b4ce',37,-1,'lay engineer');
INSERT INTO "entries" VALUES('51a3a6b4ce',38,-1,'lay mediator');
INSERT INTO "entries" VALUES('51a3a6b4ce',39,-1,'lay architect');
INSERT INTO "entries" VALUES('51a3a6b4ce',40,-1,'lay opponent');
INSERT INTO "entries" VALUES('51a3a6b4ce',41,-1,'lay mayor');
INSERT INTO "entries" VALUES('51a3a6b4ce',42,1,'take engineer');
INSERT INTO "entries" VALUES('51a3a6b4ce',43,0,'take architect');
INSERT INTO "entries" VALUES('51a3a6b4ce',44,1,'extend');
INSERT INTO "entries" VALUES('51a3a6b4ce',45,0,'build park-1 g4');
INSERT INTO "entries" VALUES('51a3a6b4ce',46,1,'commit');
INSERT INTO "entries" VALUES('51a3a6b4ce',47,0,'build school d2');
INSERT INTO "entries" VALUES('51a3a6b4ce',48,0,'leave wood');
INSERT INTO "entries" VALUES('51a3a6b4ce',49,0,'commit');
INSERT INTO "entries" VALUES('6a6d348fbb',1,-1,'first 2');
INSERT INTO "entries" VALUES('6a6d348fbb',2,-1,'deal foundry');
INSERT INTO "entries" VALUES('6a6d348fbb',3,-1,'deal habitat');
INSERT INTO "entries" VALUES('6a6d348fbb',4,0,'place town-hall e3 f3 e4 f4');
INSERT INTO "entries" VALUES('6a6d348fbb',5,1,'place town-hall e4 f4 e5 f5');
INSERT INTO "entries" VALUES('6a6d348fbb',6,0,'street c6 c7');
INSERT INTO "entries" VALUES('6a6d348fbb',7,-1,'lay planner');
INSERT INTO "entries" VALUES('6a6d348fbb',8,-1,'lay mediator');
INSERT INTO "entries" VALUES('6a6d348fbb',9,-1,'lay architect');
INSERT INTO "entries" VALUES('6a6d348fbb',10,-1,'lay opponent');
INSERT INTO "entries" VALUES('6a6d348fbb',11,-1,'lay supporter');
INSERT INTO "entries" VALUES('6a6d348fbb',12,-1,'lay mayor');
INSERT INTO "entries" VALUES('6a6d348fbb',13,-1,'lay engineer');
INSERT INTO "entries" VALUES('6a6d348fbb',14,1,'take mayor');
INSERT INTO "entries" VALUES('6a6d348fbb',15,0,'take opponent');
INSERT INTO "entries" VALUES('6a6d348fbb',16,1,'build port a3 b3 a2 b2');
INSERT INTO "entries" VALUES('6a6d348fbb',17,0,'build park-2 f2 g2');
INSERT INTO "entries" VALUES('6a6d348fbb',18,1,'build police b5 c5');
INSERT INTO "entries" VALUES('6a6d348fbb',19,0,'build residential-1 d5');
INSERT INTO "entries" VALUES('6a6d348fbb',20,1,'commit');
INSERT INTO "entries" VALUES('6a6d348fbb',21,0,'build residential-1 a6');
INSERT INTO "entries" VALUES('6a6d348fbb',22,0,'commit');
INSERT INTO "entries" VALUES('6a6d348fbb',23,0,'pick 1 a6');
INSERT INTO "entries" VALUES('6a6d348fbb',24,0,'go 1 f2');
INSERT INTO "entries" VALUES('6a6d348fbb',25,0,'pick 1 d5');
INSERT INTO "entries" VALUES('6a6d348fbb',26,0,'go 1 a6');
INSERT INTO "entries" VALUES('6a6d348fbb',27,0,'invest start economy votes');
INSERT INTO "entries" VALUES('6a6d348fbb',28,0,'reward money');
INSERT INTO "entries" VALUES('6a6d348fbb',29,-1,'lay councillor');
INSERT INTO "entries" VALUES('6a6d348fbb',30,-1,'lay architect');
INSERT INTO "entries" VALUES('6a6d348fbb',31,-1,'lay planner');
INSERT INTO "entries" VALUES('6a6d348fbb',32,-1,'lay opponent');
INSERT INTO "entries" VALUES('6a6d348fbb',33,-1,'lay engineer');
INSERT INTO "entries" VALUES('6a6d348fbb',34,-1,'lay mediator');
INSERT INTO "entries" VALUES('6a6d348fbb',35,-1,'lay supporter');
INSERT INTO "entries" VALUES('6a6d348fbb',36,1,'take engineer');
INSERT INTO "entries" VALUES('6a6d348fbb',37,0,'take mayor');
INSERT INTO "entries" VALUES('6a6d348fbb',38,1,'extend');
INSERT INTO "entries" VALUES('6a6d348fbb',39,0,'commit');
INSERT INTO "entries" VALUES('6a6d348fbb',40,1,'commit');
INSERT INTO "entries" VALUES('6a6d348fbb',41,0,'pick 1 f2');
INSERT INTO "entries" VALUES('6a6d348fbb',42,0,'go hall');
INSERT INTO "entries" VALUES('6a6d348fbb',43,0,'pick 1 d5');
INSERT INTO "entries" VALUES('6a6d348fbb',44,0,'go 1 f2');
INSERT INTO "entries" VALUES('6a6d348fbb',45,0,'stop');
INSERT INTO "entries" VALUES('6a6d348fbb',46,0,'invest start construction votes');
CREATE TABLE holders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat, browser), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('0cb6e18e5a',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('0cb6e18e5a',1,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('a221f68629',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('a221f68629',1,'715504aebffac38281ef9b9e7f1a6c8ba87a46e558ea6dd9dc7e8e5f46a5632b');
INSERT INTO "holders" VALUES('21301fcb30',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('21301fcb30',1,'715504aebffac38281ef9b9e7f1a6c8ba87a46e558ea6dd9dc7e8e5f46a5632b');
INSERT INTO "holders" VALUES('b25bf5cbcb',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('b25bf5cbcb',1,'715504aebffac38281ef9b9e7f1a6c8ba87a46e558ea6dd9dc7e8e5f46a5632b');
INSERT INTO "holders" VALUES('51a3a6b4ce',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('51a3a6b4ce',1,'715504aebffac38281ef9b9e7f1a6c8ba87a46e558ea6dd9dc7e8e5f46a5632b');
INSERT INTO "holders" VALUES('6a6d348fbb',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
INSERT INTO "holders" VALUES('6a6d348fbb',1,'715504aebffac38281ef9b9e7f1a6c8ba87a46e558ea6dd9dc7e8e5f46a5632b');
INSERT INTO "holders" VALUES('295ff8d5a7',0,'0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c');
CREATE TABLE meta (
	"key" VARCHAR(20) NOT NULL, 
	value VARCHAR(80) NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('key','zymH1BTM7dKNQqR1pySxgaJCwSYhmygTUVIYM2B3EUE');
CREATE TABLE notes (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	details TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(20) NOT NULL, 
	link VARCHAR(64) NOT NULL, 
	nonce VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('0cb6e18e5a',0,'Player 1','','f24a780ea807ba4f3985b387718f93e156715267a267fd5d788228950ecbb7a4','');
INSERT INTO "seats" VALUES('0cb6e18e5a',1,'Player 2','','b96dacfccf0056106f9c1b12f55cd51e928769b2c6b9057e84fe052cf224374a','');
INSERT INTO "seats" VALUES('a221f68629',0,'Player 1','','798600890b432ec56745617d5cc5b2dca669a8ea8184b2115ed72e54feddc1f5','mine');
INSERT INTO "seats" VALUES('a221f68629',1,'Zoé','','0ee6f8125996dcbd92294cbbc0f9a65ed1b05e6065ebb0166c5027a33b1dc3a3','theirs');
INSERT INTO "seats" VALUES('21301fcb30',0,'Player 1','','3a9332052eed26e55f29b1f0e5aa8ca448b3b95d6ad27b5efe326092798b52ef','mine');
INSERT INTO "seats" VALUES('21301fcb30',1,'Zoé','','425a7c335048d5ddb0b5f513bf03513d637c338af59ab60e95447d51855c69f2','theirs');
INSERT INTO "seats" VALUES('b25bf5cbcb',0,'Player 1','','9e3ce9ee3fccd3cb0027c0304679fa7de5676593e5bddc486774a30cec7f7b3c','mine');
INSERT INTO "seats" VALUES('b25bf5cbcb',1,'Zoé','','28562865a0e7b08fb2785e1b9586441df6a71a038b813f3be1b0bfaadcf6d395','theirs');
INSERT INTO "seats" VALUES('51a3a6b4ce',0,'Player 1','','6370c6e7d7f6668b186cf1424737b34f49b9c75d539e4d1fc8004232116c5e03','mine');
INSERT INTO "seats" VALUES('51a3a6b4ce',1,'Zoé','','0fe6a00727bc668c6490d02cf0b7cc2a28a3aaf069ef42ca526633adde2b418f','theirs');
INSERT INTO "seats" VALUES('6a6d348fbb',0,'Player 1','','5ca99afab834f93c3758f28bbfbeb1e04e9dc9de691b89b6aa9d980178ea7f14','mine');
INSERT INTO "seats" VALUES('6a6d348fbb',1,'Zoé','','398650726bb8086f5a75ee9171380fe039039ac35ac695031aa03819444d71c6','theirs');
INSERT INTO "seats" VALUES('295ff8d5a7',0,'Player 1','','c76eb302193c9f2043b7479ea6b0ea511e0443e0445c7f511a98c7da5e5825d4','mine');
INSERT INTO "seats" VALUES('295ff8d5a7',1,'Player 2','','4883dc5d6d6232bcbf54c03f25f0d0571ded23792f6ca9eb5a3c9811866dcb55',NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	saved TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	content TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	over BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (commitment)
);
INSERT INTO "tables" VALUES('0cb6e18e5a','town_center',2,'{"sides": "A,A", "shortage": "block", "offices": "forced", "two_offices": "one", "first_player": "random", "first_round": "together"}','','1d7b401ebe1ebd97d27758f86c3c2cc542f0af881a5b2166ac592507dfaca652','c779eb06e4f0a27ba9a60388eed7430192ac729ed8fdb16708525327583be124','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',1,'2026-11-16 02:00:59.643967','2026-11-16 02:01:02.215740');
INSERT INTO "tables" VALUES('a221f68629','town_center',2,'{"sides": "A,A", "shortage": "block", "offices": "forced", "two_offices": "one", "first_player": "random", "first_round": "together"}','','8abcdfeda7892851ebe750d7e5694cc5e801de456a89bbba08ce02c3fd36a047','77efbc2a613d9d15fd3584dd75fd6d1d3c2099e24eb5d3ebb376ee6259cb4a0b','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:02.255401','2026-11-16 02:01:03.036038');
INSERT INTO "tables" VALUES('21301fcb30','big_city',2,'{"trade": "off", "obsolete": "discard", "limited_trams": "off", "limited_draws": "off", "tram_rule": "german", "new_buildings": "none", "extra_card": "off", "reverse_placement": "off", "guard": "off"}','','890f82cfd37362662a85dfadb254d0bfac194e0f8c82b80771a4d26d5634b955','3df01b89247c90e48aafb76a2533e6dbc468aca145a8905a7ddc3bc0f95f129c','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:03.052009','2026-11-16 02:01:03.665106');
INSERT INTO "tables" VALUES('b25bf5cbcb','la_citta',2,'{"expansion": "off", "setup": "given", "first_player": "random", "large_harvest": "yes"}','','4a9d06ccda7bcf42fab056c403406f01f35dab776b06c55cafb7a5ef49a244c0','f3929a4cf35a51cae4f24d666b2f5983f881d2f58a13ec23cff051c16cd7baf2','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:03.687134','2026-11-16 02:01:04.403524');
INSERT INTO "tables" VALUES('51a3a6b4ce','small_city',2,'{"victory": "base", "sides": "easy,easy", "first_player": "random", "last_word": "last", "mediator_parks": "yes", "port_demolition": "four", "returning_guards": "no", "metro_lost": "stay", "homecoming": "neighbour", "eliminated_borough": "closed", "column_four": "influence"}','','47078168ea020e8f787a1ec06a693f097a6c0641bba8626b1d88a35970c12042','ed1912919fabca54c0ed1e4a5a6e1c8121d1760e5059db6a49ce6cc5fe3b396c','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:04.493537','2026-11-16 02:01:05.606679');
INSERT INTO "tables" VALUES('6a6d348fbb','arcologies',2,'{"sides": "easy,easy", "first_player": "random", "last_word": "last", "mediator_parks": "yes", "port_demolition": "four", "returning_guards": "no", "metro_lost": "stay", "homecoming": "neighbour", "eliminated_borough": "closed", "column_four": "influence", "arcology_action": "build", "split": "metal", "covered_materials": "supply", "inside": "stay", "pumps_and_parks": "together", "citizens_counted": "slots", "quiet_rounds": "sixteen"}','','1eed5be8fa564035c936ddcdbd60db303531c6d19f5b29a8b62062bfa74c4301','c4a28a775766556c1392332825aa33ad1e8a9235d18242ed78c898a7ae27c824','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:05.881114','2026-11-16 02:01:06.619420');
INSERT INTO "tables" VALUES('295ff8d5a7','town_center',2,'{"sides": "A,A", "shortage": "block", "offices": "forced", "two_offices": "one", "first_player": "random", "first_round": "together"}','','e51edefe1db5aa8f7e33ebfac752f378d56b43a202aac4cb41bc6bb2bca2b801','2a6eeb310afe788cd8405a38b71cc175ea94fc1954a2ec114d99abb3d8619e26','0b23ed981f4220c2c69307ee121469965cea3f50d1ebefac55829c816fd37e8c','table',0,'2026-11-16 02:01:06.645564','2026-11-16 02:01:06.645564');
CREATE INDEX tables_over_changed ON tables (over, changed);
CREATE INDEX holders_browser ON holders (browser);
CREATE INDEX ix_notes_table_id ON notes (table_id);
COMMIT;
