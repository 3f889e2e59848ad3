import { join } from 'node:path'

/** Provided by jest's node environment. */
declare const importFromNode: <Module>(specifier: string) => Promise<Module>

interface IssuerServer {
  issuer: string
  rotate: (kid: string) => Promise<void>
  publicKey: () => string
  sign: (claims: string, kid?: string) => Promise<string>
  takeRequests: () => string
  close: () => Promise<unknown>
}

/** A real OpenID issuer on loopback that also signs ID tokens of pipelines. */
export async function startIssuer(clients: object[] = []) {
  const people = new Map<string, object>()
  const { serveIssuer } = await importFromNode<{
    serveIssuer: (options: { clients: string; peopleOf: (subject: string) => string }) => Promise<IssuerServer>
  }>(join(__dirname, 'oidc-issuer-server.mjs'))
  const peopleOf = (subject: string) => JSON.stringify(people.get(subject) ?? {})
  const { sign, ...server } = await serveIssuer({ clients: JSON.stringify(clients), peopleOf })
  return {
    ...server,
    /** Sets the claims of a person. */
    describePerson: (subject: string, claims: object) => void people.set(subject, claims),
    /** An ID token with these claims, valid from now for five minutes unless they say otherwise. */
    idToken: (claims: Record<string, unknown>, kid?: string) => {
      const now = Math.floor(Date.now() / 1000)
      return sign(JSON.stringify({ iss: server.issuer, iat: now, nbf: now, exp: now + 300, ...claims }), kid)
    },
  }
}

/** Claims of a GitHub Actions job on the main branch, as GitHub documents them. */
export function githubClaims(claims: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    jti: 'example-id',
    sub: 'repo:acme/catalogue:ref:refs/heads/main',
    aud: 'https://releases.example',
    ref: 'refs/heads/main',
    sha: 'example-sha',
    repository: 'acme/catalogue',
    repository_id: '74',
    repository_owner: 'acme',
    repository_owner_id: '65',
    run_id: '1234',
    run_number: '10',
    run_attempt: '2',
    actor: 'octocat',
    event_name: 'push',
    ref_type: 'branch',
    workflow: 'release',
    job_workflow_ref: 'acme/catalogue/.github/workflows/release.yml@refs/heads/main',
    runner_environment: 'github-hosted',
    ...claims,
  }
}

/** Claims of a GitLab CI job on a protected branch, as GitLab documents them. */
export function gitlabClaims(claims: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    jti: 'example-id',
    sub: 'project_path:acme/shop/catalogue:ref_type:branch:ref:main',
    aud: 'https://releases.example',
    namespace_id: '72',
    namespace_path: 'acme/shop',
    project_id: '20',
    project_path: 'acme/shop/catalogue',
    user_login: 'sample-user',
    user_email: 'sample-user@example.com',
    pipeline_id: '574',
    pipeline_source: 'push',
    job_id: '302',
    ref: 'main',
    ref_type: 'branch',
    ref_path: 'refs/heads/main',
    ref_protected: 'true',
    environment: 'production',
    environment_protected: 'true',
    ...claims,
  }
}

/**
 * Signs in on the issuer's pages, and on those of a device code, until it redirects to `returnTo` or shows its last
 * page. Returns the address of that redirect, or the page's text.
 */
export async function signInAtIssuer(start: string, subject: string, returnTo: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  let form: Record<string, string> | undefined
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form && new URLSearchParams(form),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    form = undefined
    if (location) {
      url = new URL(location, url).href
      if (url.startsWith(returnTo)) return url
      continue
    }
    const text = await answer.text()
    const fields = Object.fromEntries(
      [...text.matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(text) ?? []
    if (!action || Object.keys(fields).length === 0) return text
    form = { ...fields, login: subject, password: 'any' }
    url = new URL(action, url).href
  }
  throw new Error(`The issuer never finished, and is at ${url}`)
}
