import { Button, Cluster, tokens } from '@shop/shared-ui'
import { useId, useState } from 'react'
import styled from 'styled-components'

const Slider = styled.input`
  flex: 1 1 10rem;
  min-block-size: ${tokens.target};
  accent-color: ${tokens.color.ink};
`

/** A slider for a canary's share of visitors, from 1 to 99 %. */
export function CanarySlider({
  version,
  now,
  onChoose,
}: {
  version: string
  now: number
  onChoose: (percent: number) => void
}) {
  const id = useId()
  const [percent, setPercent] = useState(now)
  return (
    <Cluster>
      <label htmlFor={id}>{`Share of visitors who get ${version}: ${percent} %`}</label>
      <Slider
        id={id}
        type="range"
        min={1}
        max={99}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ target }) => setPercent(Number(target.value))}
      />
      <Button onClick={() => onChoose(percent)}>Set share</Button>
    </Cluster>
  )
}
