import { Alert, ProductImage, Stack, Text, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { CodeCheck } from './check-code'
import { ReportButton } from './report-button'

const ProductLink = styled(Link)`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${tokens.space[4]};
  align-items: center;
  font: 700 1.25rem/1.1 ${tokens.font.display};
  text-transform: uppercase;
`

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The result of a code check with the next steps. */
export function CodeOutcome({ check, barcode }: { check: CodeCheck; barcode: string }) {
  const { status, product, batch, first_checked_at: first, checks } = check
  const repeated = checks > 1
  const history =
    first && repeated
      ? `It was first checked on ${dateFormat.format(new Date(first))} and has been checked from ${checks} internet connections so far.`
      : ''
  return (
    <Stack $gap={4}>
      {status === 'authentic' && (
        <Alert tone="success" title="Authentic" announce="polite">
          This is one of our codes{batch ? `, from batch ${batch}` : ''}.
        </Alert>
      )}
      {status === 'authentic' && repeated && (
        <Alert tone="warning" title="Already checked" announce="polite">
          {history} If that wasn’t you, compare the item with its product photos.
        </Alert>
      )}
      {status === 'suspicious' && (
        <Alert tone="warning" title="Check your item carefully" announce="polite">
          This is one of our codes, but it has been checked unusually often. {history} It may have been copied to a
          counterfeit.
        </Alert>
      )}
      {status === 'unknown' && (
        <Alert tone="error" title="Not one of our codes" announce="polite">
          Check that you entered the code exactly as printed. If you did, we didn’t make this item.
        </Alert>
      )}
      {product && (
        <ProductLink to={`/shop/${product.id}`}>
          <ProductImage src={product.thumbnail} alt="" sizes="6rem" />
          {product.title}
        </ProductLink>
      )}
      {(status !== 'authentic' || repeated) && (
        <>
          <Text>Not sure? Tell us where you bought it, and we’ll look into it.</Text>
          <div>
            <ReportButton barcode={barcode} />
          </div>
        </>
      )}
    </Stack>
  )
}
