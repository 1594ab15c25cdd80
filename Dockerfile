# Builds the site and serves it with its functions. DEPLOY.md tells how it is built and run:
#   docker build --build-arg NODE="$(cat .nvmrc)" --secret id=settings,src=.env -t aztec-docs .
ARG NODE
FROM node:${NODE}-slim AS build
WORKDIR /site
COPY . .
# The settings that reach pages are read here; no layer keeps the file.
RUN --mount=type=secret,id=settings,target=/site/.env \
  npm ci && node scripts/build.mjs && npm prune --omit=dev && rm -rf sdk network/node_modules .cache .docusaurus

FROM node:${NODE}-slim
WORKDIR /site
COPY --from=build --chown=node:node /site .
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Subscribers are kept here.
VOLUME /data
EXPOSE 3000
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "scripts/healthcheck.mjs"]
# Directly, not by npm: the server is the first process and gets the signal itself.
CMD ["node", "--import", "tsx", "server/main.ts"]
