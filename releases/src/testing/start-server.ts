import type { FastifyInstance } from 'fastify'
import type { RegistryContext } from '../operations/registry-context'
import { buildServer, type ServerOptions } from '../server/build-server'
import { openTokens, type Tokens } from '../server/tokens'

type StartOptions = { tokens?: Tokens; port?: number } & Pick<
  Partial<ServerOptions>,
  'trust' | 'environment' | 'verifyIdToken'
>

/** A running release server of a registry, on a free port unless one is given, with tokens of its own by default. */
export async function startServer(
  { context, dataDir }: { context: RegistryContext; dataDir: string },
  { tokens: given, port = 0, ...options }: StartOptions = {},
): Promise<{ app: FastifyInstance; url: string; tokens: Tokens }> {
  const tokens = given ? () => given : await openTokens(dataDir, context.knownParts, {})
  const app = buildServer(context, { tokens, ...options })
  return { app, url: await app.listen({ host: '127.0.0.1', port }), tokens: tokens() }
}
