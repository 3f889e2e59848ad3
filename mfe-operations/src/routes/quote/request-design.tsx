import { describeDesign, drawDesign, getViews, parseDesign, viewLabels } from '@shop/shared-drawings/designer'
import { Stack, Text, tokens, trustedMarkup } from '@shop/shared-ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'

const Views = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[4]};

  figure {
    margin: 0;
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`

/** The design that a request was sent with, drawn from each side, by the gear designer's query string. */
export function RequestDesign({ query }: { query: string }) {
  const { design, views } = useMemo(() => {
    const parsed = parseDesign(new URLSearchParams(query)).design
    const sides = getViews(parsed.product).filter((view) => view === 'front' || view === 'back')
    return {
      design: parsed,
      views: sides.map((view) => ({
        view,
        markup: { __html: trustedMarkup(drawDesign(parsed, view, { backdrop: true, idPrefix: view })) },
      })),
    }
  }, [query])
  return (
    <Panel aria-labelledby="design">
      <PanelTitle id="design">Design</PanelTitle>
      <Stack $gap={2}>
        <Text>{describeDesign(design)}</Text>
        <Text size="small" tone="inkMuted">
          {query}
        </Text>
      </Stack>
      <Views>
        {views.map(({ view, markup }) => (
          <figure key={view}>
            <div role="img" aria-label={`Design, ${viewLabels[view].toLowerCase()}`} dangerouslySetInnerHTML={markup} />
            <figcaption>{viewLabels[view]}</figcaption>
          </figure>
        ))}
      </Views>
    </Panel>
  )
}
