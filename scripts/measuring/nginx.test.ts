import { nginxConfig } from './nginx'

const config = nginxConfig({
  folder: '/srv/shop/temp',
  shop: { port: 1, behind: [11, 12] },
  api: { port: 2, behind: [21, 22] },
})

describe('nginx', () => {
  test('retries a failed request on the other server, a POST only if it is idempotent', () => {
    expect(config).toMatch(/upstream documents \{\s+server 127\.0\.0\.1:11 .*\s+server 127\.0\.0\.1:12 /)
    expect(config).toMatch(/upstream calls \{\s+server 127\.0\.0\.1:21 .*\s+server 127\.0\.0\.1:22 /)
    const lines = config.split('\n').filter((line) => line.includes('non_idempotent'))
    expect(lines).toHaveLength(2)
    const pattern = new RegExp(/location ~ (\S+)/.exec(lines[0] ?? '')?.[1] ?? '$.')
    expect(['/api/add-order', '/api/confirm-order', '/api/add-to-cart'].every((path) => pattern.test(path))).toBe(true)
    expect(['/api/cancel-order', '/api/add-rating', '/api/login'].some((path) => pattern.test(path))).toBe(false)
  })

  test('writes only into its folder', () => {
    const written = [...config.matchAll(/^(?:pid|error_log|\w+_temp_path) (\S+?)[ ;]/gm)].map(([, path]) => path)
    expect(written).toHaveLength(7)
    expect(written.every((path) => path?.startsWith('/srv/shop/temp/'))).toBe(true)
  })
})
