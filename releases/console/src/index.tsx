import { tokens } from '@shop/shared-ui'
import { globalStyles } from '@shop/shared-ui/global-styles'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createGlobalStyle } from 'styled-components'
import { ConsolePage } from './console-page'
import { storedSession, type Credentials } from './stored-session'
import { registryClient, type Refusal, type Session } from './registry-client'
import { SignIn } from './sign-in'

const PageStyle = createGlobalStyle`
  ${globalStyles}
  /* Hashes and URLs in reasons and error messages must not widen a card: "anywhere" also lowers min-content. */
  main { padding-block: ${tokens.space[6]} ${tokens.space[8]}; overflow-wrap: anywhere; }
`

interface SignedIn {
  credentials: Credentials
  session: Session
}

function Console() {
  const [stored] = useState(storedSession.read)
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [isRestoring, setRestoring] = useState(stored !== null)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!stored) return
    registryClient(stored.token, stored.by)
      .session()
      .then(
        (session) => setSignedIn({ credentials: stored, session }),
        (refusal: Refusal) => {
          if (refusal.status === 401) storedSession.clear()
          setProblem(refusal.message)
        },
      )
      .finally(() => setRestoring(false))
  }, [stored])

  if (isRestoring) return null
  if (!signedIn) {
    return (
      <SignIn
        problem={problem}
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
