# Not tried yet. Builds the site and serves it with its functions; newsletter addresses are kept in the volume.
FROM node:20-slim AS build
WORKDIR /site
COPY . .
RUN npm ci && node scripts/build.mjs && npm prune --omit=dev && rm -rf sdk .cache

FROM node:20-slim
WORKDIR /site
COPY --from=build /site .
ENV HOST=0.0.0.0 PORT=3000
VOLUME /site/.data
EXPOSE 3000
CMD ["npm", "run", "--silent", "serve"]
