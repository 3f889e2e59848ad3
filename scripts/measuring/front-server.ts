import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const firstThere = (paths: string[]) => paths.find((path) => existsSync(path))

/** Path of nginx, if it is installed with the module that serves stored `.br` files. */
export function findNginx(): { program: string; brotli: string } | undefined {
  const program = firstThere(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'])
  const brotli = firstThere(
    ['/usr/lib/nginx/modules', '/usr/local/nginx/modules'].map((folder) =>
      join(folder, 'ngx_http_brotli_static_module.so'),
    ),
  )
  return program && brotli ? { program, brotli } : undefined
}

/** Path of varnishd, if it is installed. */
export const findVarnish = (): string | undefined => firstThere(['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'])

/** Starts nginx in a temporary folder with the content of its `http` block; throws if nginx rejects it. */
export function runNginx({ program, brotli }: { program: string; brotli: string }, folder: string, http: string) {
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `load_module ${brotli}; daemon off; ${user} pid ${folder}/nginx.pid; events {}`
  writeFileSync(file, `${main} http { ${temporary.join(' ')}\n${http}\n}`)
  const flags = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]
  const checked = spawnSync(program, ['-t', ...flags], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(checked.stderr)
  return spawn(program, flags, { stdio: 'ignore' })
}

/** Starts Varnish in a temporary folder with this configuration; it ends at once if it rejects it. */
export function runVarnish(program: string, folder: string, vcl: string, port: number) {
  const file = join(folder, 'shop.vcl')
  writeFileSync(file, vcl)
  const flags = ['-j', 'none', '-n', join(folder, 'varnish'), '-F', '-a', `127.0.0.1:${port}`, '-f', file]
  const limits = ['-s', 'malloc,16m', '-p', 'http_gzip_support=off']
  return spawn(program, [...flags, ...limits], { stdio: ['ignore', 'ignore', 'inherit'] })
}
