import { Text, TextLink, tokens, trustedMarkup } from '@shop/shared-ui'
import { type Design, serializeDesign, drawDesign, describeDesign } from '@shop/shared-drawings/designer'
import { useMemo } from 'react'
import { styled } from 'styled-components'

const AttachedDesignFrame = styled.figure`
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

/** The design attached to a request: drawing, description, and a link back to the designer. */
export function AttachedDesign({ design }: { design: Design }) {
  const markup = useMemo(() => ({ __html: trustedMarkup(drawDesign(design, 'front', { backdrop: true })) }), [design])
  return (
    <AttachedDesignFrame>
      <div role="img" aria-label="Your design" dangerouslySetInnerHTML={markup} />
      <figcaption>
        <Text>{describeDesign(design)}</Text>
        <TextLink to={`/model?${serializeDesign(design)}`}>Edit design</TextLink>
      </figcaption>
    </AttachedDesignFrame>
  )
}
