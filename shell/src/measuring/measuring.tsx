import { ErrorBoundary } from '@shop/shared-ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '../layout/overlays/when-idle'
import { readConsent, useConsent } from './consent'

const ConsentBanner = lazy(() =>
  import(/* webpackChunkName: "consent" */ './consent-banner').then((module) => ({ default: module.ConsentBanner })),
)
const loadDataLayer = () => import(/* webpackChunkName: "data-layer" */ './data-layer')

/** Asks once whether visits may be counted, when nothing else is going on, and counts for those who agreed. */
export function Measuring() {
  const consent = useConsent()
  const { pathname } = useLocation()
  const [hadAgreed] = useState(() => typeof document !== 'undefined' && readConsent() === 'granted')
  const [isCalm, setIsCalm] = useState(false)

  useEffect(() => whenIdle(() => setIsCalm(true)), [])

  useEffect(() => {
    if (consent !== 'granted') return undefined
    let isCurrent = true
    loadDataLayer().then(
      ({ startMeasuring, measurePage }) => {
        if (!isCurrent) return
        startMeasuring({ fromStart: hadAgreed })
        // The new page's title stands by the next frame.
        requestAnimationFrame(measurePage)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [consent, pathname, hadAgreed])

  if (consent !== 'unasked' || !isCalm) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ConsentBanner />
      </Suspense>
    </ErrorBoundary>
  )
}
