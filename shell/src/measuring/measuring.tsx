import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readConsent, useConsent } from './consent'
import { ConsentBanner } from './consent-banner'

const loadDataLayer = () => import(/* webpackChunkName: "data-layer" */ './data-layer')

/** Requests consent once, from the first paint on, and measures for visitors who agreed. */
export function Measuring() {
  const consent = useConsent()
  const { pathname } = useLocation()
  const [hadAgreed] = useState(() => typeof document !== 'undefined' && readConsent() === 'granted')

  useEffect(() => {
    if (consent !== 'granted') return undefined
    let isCurrent = true
    loadDataLayer().then(
      ({ startMeasuring, measurePage }) => {
        if (!isCurrent) return
        startMeasuring({ fromStart: hadAgreed })
        // The new page's title is set by the next frame.
        requestAnimationFrame(measurePage)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [consent, pathname, hadAgreed])

  return consent === 'unasked' ? <ConsentBanner /> : null
}
