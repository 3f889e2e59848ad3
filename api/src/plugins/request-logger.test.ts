import Fastify from 'fastify'
import { makeLogger } from '../logging'
import { requestLogger } from './request-logger'

async function linesAt(level: string) {
  const lines: Record<string, unknown>[] = []
  const loggerInstance = makeLogger(level, { write: (line) => void lines.push(JSON.parse(line) as never) })
  const app = Fastify({ loggerInstance, childLoggerFactory: requestLogger, genReqId: () => 'req-7' })
  app.get('/', async (request) => {
    request.log.info('looking')
    request.log.warn({ token: 'secret' }, 'careful')
    return request.log.child({ part: 'inner' }).error('worse')
  })
  await app.inject('/')
  await app.close()
  return lines
}

describe('request logger', () => {
  test('logs requests without secrets at every level', async () => {
    for (const level of ['info', 'error', 'warn']) {
      const lines = (await linesAt(level)).filter(({ msg }) => ['careful', 'worse'].includes(String(msg)))
      expect(lines.map(({ msg }) => msg)).toEqual(level === 'error' ? ['worse'] : ['careful', 'worse'])
      for (const line of lines) expect(line.reqId).toBe('req-7')
      expect(JSON.stringify(lines)).not.toContain('secret')
    }
  })

  test('logs a line per request at level info and below, none above', async () => {
    expect((await linesAt('info')).map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['incoming request', 'looking']),
    )
    expect((await linesAt('warn')).map(({ msg }) => msg)).toEqual(['careful', 'worse'])
  })

  test('removes secrets from URLs in every field of a line', async () => {
    const lines: string[] = []
    const logger = makeLogger('info', { write: (line) => void lines.push(line) })
    logger.warn(
      { url: '/order/7?token=secret-1', err: new Error('no answer from /x?confirm=secret-2') },
      '/y?signed=secret-3',
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('secret-')
    expect(JSON.parse(lines[0]!)).toMatchObject({ url: '/order/7?token=[cut]', msg: '/y?signed=[cut]' })
  })
})
