import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { ErrorBoundary } from '@shop/shared-ui'
import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isMemberSession } from '../layout/use-visitor'
import { mayAskToSubscribe, rememberRefusal } from './newsletter-memory'
import { isBadMoment, isBusyPage, RETRY_INTERVAL_MS, OFFER_DELAY_MS } from './newsletter-moment'

const NewsletterOffer = lazy(() =>
  import(/* webpackChunkName: "newsletter" */ './newsletter-offer').then((module) => ({
    default: module.NewsletterOffer,
  })),
)

/** Offers the newsletter once per page load, after 3 s, to guests without a subscription, at a quiet moment. */
export function NewsletterPopUp() {
  const { pathname } = useLocation()
  const [isShown, setIsShown] = useState(false)
  const close = useCallback(() => setIsShown(false), [])
  const decline = useCallback(() => {
    rememberRefusal()
    setIsShown(false)
  }, [])

  useEffect(() => {
    let timer = setTimeout(look, OFFER_DELAY_MS)
    function look() {
      if (isMemberSession(bus.last('session/changed')) || !mayAskToSubscribe()) return
      if (isBadMoment()) timer = setTimeout(look, RETRY_INTERVAL_MS)
      else startTransition(() => setIsShown(true))
    }
    return () => clearTimeout(timer)
  }, [])

  if (!isShown || isBusyPage(pathname)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <NewsletterOffer onSubscribed={close} onDeclined={decline} />
      </Suspense>
    </ErrorBoundary>
  )
}
