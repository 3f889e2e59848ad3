import type { Page } from '@shop/shared-api/contract'
import { Heading, Text, tokens } from '@shop/shared-ui'
import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { ContentPage } from '../content-page'
import { ReadingColumns } from '../reading-columns'
import { TableOfContents } from '../table-of-contents'
import { sectionIds } from './section-ids'

const InformationArticle = styled.article`
  display: grid;
  gap: ${tokens.space[7]};
  max-inline-size: ${tokens.measure.text};
  font-size: ${tokens.size.lead};
  section {
    display: grid;
    gap: ${tokens.space[4]};
  }
  li + li {
    margin-block-start: ${tokens.space[2]};
  }
`

const changedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** One information page: its sections as text, with a table of contents on longer pages. */
export function InformationPage() {
  const page = useLoaderData<Page>()
  const ids = sectionIds(page.sections.map(({ heading }) => heading))
  return (
    <ContentPage title={page.title} lead={page.summary}>
      <ReadingColumns>
        <TableOfContents entries={page.sections.map(({ heading }, index) => ({ heading, id: ids[index] ?? '' }))} />
        <InformationArticle>
          {page.sections.map(({ heading, paragraphs, items }, index) => (
            <section key={ids[index]} aria-labelledby={ids[index]}>
              <Heading level={2} id={ids[index]}>
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <Text size="small" tone="inkMuted">
            Last changed on <time dateTime={page.updated_at}>{changedOn.format(new Date(page.updated_at))}</time>
          </Text>
        </InformationArticle>
      </ReadingColumns>
    </ContentPage>
  )
}
