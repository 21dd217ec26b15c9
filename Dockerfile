FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The image has its own Node. `npm prune --omit=dev` would keep Vite and Vitest, because other packages could use them.
RUN npm pkg delete devDependencies optionalDependencies && npm prune

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server server
COPY --from=build /app/db db
COPY --from=build /app/search-index search-index
COPY --from=build /app/contract contract
COPY --from=build /app/messages messages
COPY --from=build /app/sample sample
COPY --from=build /app/scripts/token.ts scripts/token.ts
COPY --from=build /app/dist dist
RUN mkdir /data && chown 1000:1000 /data
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--expose-gc", "dist/server/main.js"]
