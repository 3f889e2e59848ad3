import { Cluster, Heading, Text, TextLink, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  align-items: end;
  justify-content: space-between;
  margin-block-end: ${tokens.space[5]};
`

interface PageHeadProps {
  title: string
  /** The list that this page belongs to. */
  back?: { to: string; label: string }
  /** What the page is about, below its title. */
  children?: ReactNode
  actions?: ReactNode
}

/** Title, parent link and actions of a screen. */
export function PageHead({ title, back, children, actions }: PageHeadProps) {
  return (
    <Head>
      <div>
        {back && (
          <Text size="small">
            <TextLink to={back.to}>{`← ${back.label}`}</TextLink>
          </Text>
        )}
        <Heading level={1} size="section">
          {title}
        </Heading>
        {children}
      </div>
      {actions && <Cluster>{actions}</Cluster>}
    </Head>
  )
}
