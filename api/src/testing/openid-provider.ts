import { join } from 'node:path'

/** The provider's claims about a user with this subject. */
export interface ProviderClaims {
  email?: string
  email_verified?: boolean
  name?: string
}

/** A minimal browser for logins: it stores cookies per site and follows redirects one by one. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>()

  /** Requests a URL with this browser's cookies; returns redirects instead of following them. */
  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(url)
    const sent = [...this.cookies]
      .filter(([key]) => key.startsWith(origin))
      .map(([key, value]) => `${key.slice(origin.length)}=${value}`)
    const answer = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: sent.join('; ') },
      body: form && new URLSearchParams(form),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      this.cookies.set(origin + name, value!)
    }
    return answer
  }
}

const CLIENT = { clientId: 'shop', clientSecret: 'a secret of the tests only' }

/** Provided by jest's node environment. */
declare const importFromNode: <Module>(specifier: string) => Promise<Module>

interface ProviderServer {
  serveOpenidProvider: (
    options: typeof CLIENT & { redirectUri: string; claimsOf: (subject: string) => string },
  ) => Promise<{ issuer: string; close: () => Promise<unknown> }>
}

/** A real OpenID provider on loopback, and a user who signs in on its pages. */
export async function startOpenidProvider(redirectUri: string) {
  const people = new Map<string, ProviderClaims>()
  const { serveOpenidProvider } = await importFromNode<ProviderServer>(join(__dirname, 'openid-provider-server.mjs'))
  const claimsOf = (subject: string) => JSON.stringify(people.get(subject) ?? {})
  const { issuer, close } = await serveOpenidProvider({ ...CLIENT, redirectUri, claimsOf })

  /** Signs in on the provider's pages and returns the URL it finally redirects to. */
  async function signIn(browser: TestBrowser, authorizationUrl: string, subject: string): Promise<string> {
    let url = authorizationUrl
    for (let step = 0; step < 12; step += 1) {
      const answer = await browser.open(url)
      const location = answer.headers.get('location')
      if (location && new URL(location, url).href.startsWith(redirectUri)) return location
      if (location) {
        url = new URL(location, url).href
        continue
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1]
      if (!prompt) throw new Error(`The provider responded with ${answer.status} at ${url}`)
      const sent = await browser.open(url, { prompt, login: subject, password: 'any' })
      url = new URL(sent.headers.get('location')!, url).href
    }
    throw new Error('The provider never redirected back')
  }

  return {
    settings: { ...CLIENT, issuer },
    /** Sets the claims of a subject. */
    describe: (subject: string, claims: ProviderClaims) => void people.set(subject, claims),
    signIn,
    close,
  }
}
