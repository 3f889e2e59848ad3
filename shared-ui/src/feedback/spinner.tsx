import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(1turn); }`

const Ring = styled.span`
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`

/** A turning ring the size of its text; with a `label` it says what is awaited, without one it decorates. */
export function Spinner({ label }: { label?: string }) {
  return label ? <Ring role="img" aria-label={label} /> : <Ring aria-hidden />
}
