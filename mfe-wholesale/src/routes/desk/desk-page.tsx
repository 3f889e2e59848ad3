import { useEvent } from '@shop/shared-events'
import { ButtonLink, Cluster, Stack, Text, TextLink, tokens } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { priceListPath } from '@shop/shared-api'
import { styled } from 'styled-components'
import { ProductSearch } from '../../buying/product-search'
import { useCartTier } from '../../buying/wholesale-price'
import { DeskSection } from './desk-section'
import { OpenInvoices } from './open-invoices'
import { ReorderFromDesk } from './reorder-from-desk'
import { RequestsInShort } from './requests-in-short'
import { RostersInShort } from './rosters-in-short'
import { MembersPage } from '../../features/page/members-page'
import { CompanyTerms } from '../../features/terms/company-terms'

const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`

/** The home of a wholesale buyer: every tool, and what needs attention. */
export function DeskPage() {
  const isApproved = useEvent('session/changed')?.user?.isVerified
  return (
    <MembersPage title="Wholesale desk" lead="Order, reorder, and keep an eye on quotes and invoices.">
      {isApproved ? <Desk /> : <PendingDesk />}
    </MembersPage>
  )
}

/** Accounts at retail prices can still use the tools that need no approval, which the navigation lists. */
function PendingDesk() {
  return (
    <Text>
      Your wholesale desk opens once your application is approved.{' '}
      <TextLink to={wholesaleLinks.status()}>View application status</TextLink>
    </Text>
  )
}

function Desk() {
  const tier = useCartTier()
  return (
    <Stack $gap={4} $align="stretch">
      {tier && <Text>{tier.message}</Text>}
      <DeskColumns>
        <Stack $gap={4} $align="stretch">
          <DeskSection title="Quick order">
            <Text>Paste item codes or upload a CSV file.</Text>
            <ButtonLink to={wholesaleLinks.quickOrder()} variant="action">
              Start a quick order
            </ButtonLink>
          </DeskSection>
          <DeskSection title="Size grids">
            <Text>Find a product, then enter a quantity for each size and color.</Text>
            <ProductSearch>
              {({ id, title }) => (
                <TextLink to={wholesaleLinks.grid(id)} aria-label={`Sizes and colors of ${title}`}>
                  Sizes and colors
                </TextLink>
              )}
            </ProductSearch>
          </DeskSection>
          <DeskSection title="Reorder lists">
            <ReorderFromDesk />
          </DeskSection>
          <DeskSection title="Team rosters">
            <RostersInShort />
          </DeskSection>
        </Stack>
        <Stack $gap={4} $align="stretch">
          <DeskSection title="Invoices due">
            <OpenInvoices />
          </DeskSection>
          <DeskSection title="Quotes and custom requests">
            <RequestsInShort />
          </DeskSection>
          <DeskSection title="Price list">
            <Text>Every item code with its size, its retail price and its price at each tier.</Text>
            <Cluster $gap={3}>
              <ButtonLink to={priceListPath('csv')} reloadDocument download>
                Download CSV
              </ButtonLink>
              <ButtonLink to={priceListPath('pdf')} reloadDocument download>
                Download PDF
              </ButtonLink>
            </Cluster>
          </DeskSection>
          <DeskSection>
            <CompanyTerms />
          </DeskSection>
        </Stack>
      </DeskColumns>
    </Stack>
  )
}
