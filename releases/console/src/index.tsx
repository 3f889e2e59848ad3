import { tokens } from '@shop/shared-ui'
import { globalStyles } from '@shop/shared-ui/global-styles'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createGlobalStyle } from 'styled-components'
import { ConsolePage } from './console-page'
import { storedSession, type Credentials } from './stored-session'
import { registryClient, type Refusal, type Session } from './registry-client'
import { SignIn } from './sign-in'
import { singleSignOnLabel, takeSingleSignOn } from './single-sign-on'

const PageStyle = createGlobalStyle`
  ${globalStyles}
  /* Hashes and URLs in reasons and error messages must not widen a card: "anywhere" also lowers min-content. */
  main { padding-block: ${tokens.space[6]} ${tokens.space[8]}; overflow-wrap: anywhere; }
`

interface SignedIn {
  credentials: Credentials
  session: Session
}

/** The session of a sign-in that has just ended at the issuer, else the stored one. */
async function restoreSession(stored: Credentials | null): Promise<SignedIn | undefined> {
  const fresh = await takeSingleSignOn()
  const credentials = fresh ?? stored
  if (!credentials) return undefined
  const session = await registryClient(credentials.token, credentials.by).session()
  if (fresh) storedSession.write(fresh)
  return { credentials, session }
}

function Console() {
  const [stored] = useState(storedSession.read)
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [isRestoring, setRestoring] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [singleSignOn, setSingleSignOn] = useState<string | null>(null)
  useEffect(() => void singleSignOnLabel().then(setSingleSignOn), [])

  useEffect(() => {
    restoreSession(stored)
      .then(setSignedIn, (refusal: Refusal) => {
        if (refusal.status === 401) storedSession.clear()
        setProblem(refusal.message)
      })
      .finally(() => setRestoring(false))
  }, [stored])

  if (isRestoring) return null
  if (!signedIn) {
    return (
      <SignIn
        problem={problem}
        singleSignOn={singleSignOn}
        onSession={(credentials, session) => {
          storedSession.write(credentials)
          setSignedIn({ credentials, session })
        }}
      />
    )
  }
  const signOut = () => {
    storedSession.clear()
    setProblem(undefined)
    setSignedIn(undefined)
  }
  return <ConsolePage {...signedIn} onSignOut={signOut} />
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <>
    <PageStyle />
    <Console />
  </>,
)
