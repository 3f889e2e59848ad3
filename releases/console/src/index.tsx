import { tokens } from '@shop/shared-ui'
import { groundRules } from '@shop/shared-ui/ground'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createGlobalStyle } from 'styled-components'
import { ConsolePage } from './console-page'
import { keptSession, type Credentials } from './kept-session'
import { registryClient, type Refusal, type Session } from './registry-client'
import { SignIn } from './sign-in'

const PageStyle = createGlobalStyle`
  ${groundRules}
  /* Hashes and URLs in reasons and error messages must not widen a card: "anywhere" also lowers min-content. */
  main { padding-block: ${tokens.space[6]} ${tokens.space[8]}; overflow-wrap: anywhere; }
`

interface SignedIn {
  credentials: Credentials
  session: Session
}

function Console() {
  const [kept] = useState(keptSession.read)
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [isAsking, setAsking] = useState(kept !== null)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!kept) return
    registryClient(kept.token, kept.by)
      .session()
      .then(
        (session) => setSignedIn({ credentials: kept, session }),
        (refusal: Refusal) => {
          if (refusal.status === 401) keptSession.clear()
          setProblem(refusal.message)
        },
      )
      .finally(() => setAsking(false))
  }, [kept])

  if (isAsking) return null
  if (!signedIn) {
    return (
      <SignIn
        problem={problem}
        onSession={(credentials, session) => {
          keptSession.write(credentials)
          setSignedIn({ credentials, session })
        }}
      />
    )
  }
  const signOut = () => {
    keptSession.clear()
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
