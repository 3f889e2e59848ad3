const SIGNS = ['pointermove', 'touchstart', 'keydown'] as const

/** Runs `prepare` once, at the visitor's first movement, touch or key: for code that is only needed on interaction. */
export function atFirstUse(prepare: () => void): void {
  const once = () => {
    for (const sign of SIGNS) removeEventListener(sign, once)
    prepare()
  }
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true })
}
