import { readToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { ErrorBoundary } from '@shop/shared-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { mayAskToSubscribe, rememberRefusal } from './newsletter-memory'
import { isBadMoment, lookAgainAfterMs, offerAfterMs } from './newsletter-moment'

const NewsletterDialog = lazy(() =>
  import(/* webpackChunkName: "newsletter" */ './newsletter-dialog').then((module) => ({
    default: module.NewsletterDialog,
  })),
)

/** Offers the newsletter once per load, 3 s after it, to guests who have not subscribed, at a moment when nothing else is going on. */
export function NewsletterPopUp() {
  const [phase, setPhase] = useState<'waiting' | 'open' | 'closed'>('waiting')

  useEffect(() => {
    let timer = setTimeout(look, offerAfterMs)
    function look() {
      if (isLoggedIn() || !mayAskToSubscribe()) return
      if (isBadMoment()) timer = setTimeout(look, lookAgainAfterMs)
      else setPhase('open')
    }
    return () => clearTimeout(timer)
  }, [])

  if (phase === 'waiting') return null
  const close = () => setPhase('closed')
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <NewsletterDialog
          open={phase === 'open'}
          onSubscribed={close}
          onDeclined={() => {
            rememberRefusal()
            close()
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

function isLoggedIn(): boolean {
  const session = bus.last('session/changed')
  return session ? session.user !== null : readToken() !== null
}
