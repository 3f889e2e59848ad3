import { Alert, ProductImage, Stack, Text, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { CodeCheck } from './check-code'
import { ReportButton } from './report-button'

const Piece = styled(Link)`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${tokens.space[4]};
  align-items: center;
  font: 700 1.25rem/1.1 ${tokens.font.display};
  text-transform: uppercase;
`

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What a check of `barcode` came to, and what to do about it. */
export function CodeOutcome({ check, barcode }: { check: CodeCheck; barcode: string }) {
  const { status, product, batch, first_checked_at: first, checks } = check
  const repeated = checks > 1
  const history =
    first && repeated
      ? `It was first checked on ${day.format(new Date(first))}, and from ${checks} internet connections so far.`
      : ''
  return (
    <Stack $gap={4}>
      {status === 'authentic' && (
        <Alert tone="success" title="Genuine" announce="polite">
          This code is ours{batch ? `, from batch ${batch}` : ''}.
        </Alert>
      )}
      {status === 'authentic' && repeated && (
        <Alert tone="warning" title="Checked before" announce="polite">
          {history} If that was not you, compare the piece with its pictures.
        </Alert>
      )}
      {status === 'suspicious' && (
        <Alert tone="warning" title="Take a second look" announce="polite">
          This code is ours, but it has been checked more often than one piece should be. {history} It may have been
          copied onto another.
        </Alert>
      )}
      {status === 'unknown' && (
        <Alert tone="error" title="Not one of our codes" announce="polite">
          Check that you typed it as printed. If it is right, the piece was not made by us.
        </Alert>
      )}
      {product && (
        <Piece to={`/shop/${product.id}`}>
          <ProductImage src={product.thumbnail} alt="" sizes="6rem" />
          {product.title}
        </Piece>
      )}
      {(status !== 'authentic' || repeated) && (
        <>
          <Text>In doubt? Tell us where you bought it, and we look into it.</Text>
          <div>
            <ReportButton barcode={barcode} />
          </div>
        </>
      )}
    </Stack>
  )
}
