import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ports of nginx and of the servers behind it. */
export interface NginxPlan {
  /** Folder for all files of nginx. */
  folder: string
  shop: { port: number; behind: number[] }
  api: { port: number; behind: number[] }
}

/**
 * POST calls that are safe to retry: prices, address validation, a confirmation, and an order, which has an
 * idempotency key. Like every GET they are retried on the other server when one fails.
 */
const repeatable = '^/api/(add-to-cart|apply-coupen|rates|validate-address|confirm-order|add-order)$'

/** Two load balancers in one process: for visitors, and for the document servers' API calls. */
export function nginxConfig({ folder, shop, api }: NginxPlan): string {
  const upstream = (name: string, ports: number[]) =>
    `upstream ${name} {\n${ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n')}\n  keepalive 32;\n}`
  const retry = 'error timeout http_502 http_503 http_504'
  const server = (name: string, port: number) => `server {
  listen 127.0.0.1:${port} backlog=1024;
  client_max_body_size 55m;
  location / { proxy_pass http://${name}; }
  location ~ ${repeatable} { proxy_pass http://${name}; proxy_next_upstream ${retry} non_idempotent; }
}`
  return `worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 2048; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_connect_timeout 2s;
proxy_buffers 16 64k;
proxy_buffer_size 64k;
proxy_busy_buffers_size 128k;
proxy_next_upstream ${retry};
proxy_next_upstream_tries 4;
${upstream('documents', shop.behind)}
${upstream('calls', api.behind)}
${server('documents', shop.port)}
${server('calls', api.port)}
}
`
}

/** Starts nginx as a child process with its own configuration; returns its stop function. */
export function startNginx(program: string, plan: NginxPlan): () => Promise<void> {
  mkdirSync(plan.folder, { recursive: true })
  const config = join(plan.folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(plan))
  const child = spawn(program, ['-c', config, '-p', plan.folder, '-e', join(plan.folder, 'nginx.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()).once('error', () => done()))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
