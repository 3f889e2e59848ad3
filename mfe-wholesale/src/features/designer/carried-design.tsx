import { Text, TextLink, tokens, trustedMarkup } from '@shop/shared-ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Design } from './design'
import { writeDesign } from './design-address'
import { drawDesign } from './draw-design'
import { sayDesign } from './say-design'

const Frame = styled.figure`
  display: grid;
  grid-template-columns: clamp(7rem, 36%, 14rem) minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: center;
  margin: 0;

  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`

/** A design that came along from the designer: its drawing, its words, and the way back to it. */
export function CarriedDesign({ design }: { design: Design }) {
  const markup = useMemo(() => ({ __html: trustedMarkup(drawDesign(design, 'front', { backdrop: true })) }), [design])
  return (
    <Frame>
      <div role="img" aria-label="Your design" dangerouslySetInnerHTML={markup} />
      <figcaption>
        <Text>{sayDesign(design)}</Text>
        <TextLink to={`/model?${writeDesign(design)}`}>Change the design</TextLink>
      </figcaption>
    </Frame>
  )
}
