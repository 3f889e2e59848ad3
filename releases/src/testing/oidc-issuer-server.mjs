import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/**
 * Serves a real OpenID provider on loopback and signs ID tokens of pipelines with its keys, as GitHub and GitLab do.
 * Native module, because the provider refuses objects of jest's sandbox, so JSON goes in and out.
 *
 * @param {{ clients: string, peopleOf: (subject: string) => string }} options
 */
export async function serveIssuer({ clients, peopleOf }) {
  let answer = (_request, response) => response.end()
  const requests = []
  const server = createServer((request, response) => {
    requests.push(request.url)
    answer(request, response)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${server.address().port}`
  let key

  /** Replaces the only key, as an issuer does at the end of a rotation. */
  async function rotate(kid) {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    key = { kid, privateKey, publicJwk: await exportJWK(publicKey) }
    const provider = new Provider(issuer, {
      clients: JSON.parse(clients),
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: { deviceFlow: { enabled: true } },
      pkce: { required: () => true },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, ...JSON.parse(peopleOf(accountId)) }),
      }),
    })
    answer = provider.callback()
  }
  await rotate('first')

  return {
    issuer,
    rotate,
    /** The public key as anyone can fetch it. */
    publicKey: () => JSON.stringify(key.publicJwk),
    /** Signs claims as they are, with the current key unless its id is replaced. */
    sign: (claims, kid = key.kid) =>
      new SignJWT(JSON.parse(claims)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key.privateKey),
    /** Paths that were requested since the last call. */
    takeRequests: () => requests.splice(0).join(' '),
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}
