import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

const SpinnerRing = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`

/** A spinner in the size of its text; with a `label` it is announced, without one it is decorative. */
export function Spinner({ label }: { label?: string }) {
  return label ? <SpinnerRing role="img" aria-label={label} /> : <SpinnerRing aria-hidden />
}
