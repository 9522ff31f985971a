# A small image: the wheel is built in a first stage, so that no source and no tool stays.
FROM python:3.12-slim AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN wheel=$(ls /wheels/faubourg-*.whl) \
    && pip install --no-cache-dir "faubourg[web] @ file://$wheel" \
    && rm -r /wheels \
    && useradd --system --uid 10001 --create-home faubourg \
    && install --directory --owner=faubourg --mode=0700 /data
USER faubourg
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV DATABASE_URL=sqlite:////data/faubourg.sqlite3
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
# `docker run … faubourg backup FILE` works too: the entry point is the command line.
ENTRYPOINT ["faubourg"]
CMD ["serve", "--host", "0.0.0.0", "--log-format", "json"]
