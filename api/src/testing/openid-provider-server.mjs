import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/**
 * Serves a real OpenID provider on loopback that behaves as Google does: claims stand in the ID token, PKCE is
 * demanded. Native module, because the provider refuses objects of jest's sandbox. `claimsOf` answers JSON.
 *
 * @param {{ clientId: string, clientSecret: string, redirectUri: string, claimsOf: (subject: string) => string }} options
 */
export async function serveOpenidProvider({ clientId, clientSecret, redirectUri, claimsOf }) {
  let answer = (_request, response) => response.end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${server.address().port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...JSON.parse(claimsOf(accountId)) }),
    }),
  })
  answer = provider.callback()
  return {
    issuer,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}
