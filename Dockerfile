# The site behind nginx, without root:
#   docker build -t lontar .
#   docker run --read-only --tmpfs /tmp -p 8080:8080 lontar
# With the search endpoint of `npm start`, on Node:
#   docker build --target server -t lontar .
#   docker run --read-only --tmpfs /tmp -v views:/data -p 8080:8080 lontar

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf ~/.npm
COPY . .
RUN node bin/lontar.mjs build

FROM build AS server
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
# Where views are counted: a new volume takes over who owns the folder.
RUN install -d -o node -g node /data
VOLUME /data
USER node
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/lontar.mjs", "serve", "--data", "/data"]

FROM build AS files
# A site with a base path lies in a folder of that name.
RUN base="$(node -p 'require("/site/dist/routes.json").basePath')" \
  && mkdir -p "/srv/www$base" \
  && cp -R dist/. "/srv/www$base"

FROM nginxinc/nginx-unprivileged:stable-alpine-slim
COPY docker/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=files /site/dist/_hosting/nginx.conf /etc/nginx/lontar.conf
COPY --from=files /srv/www /srv/www
EXPOSE 8080
HEALTHCHECK CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/healthz"]
