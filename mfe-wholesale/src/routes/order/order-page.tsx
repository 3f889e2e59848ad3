import { ApiError } from '@shop/shared-api'
import { Alert, Heading, Stack, TextLink } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../api-context'
import { OrderTotal } from '../../buying/order-total'
import { ProductSearch } from '../../buying/product-search'
import { MembersPage } from '../../features/page/members-page'
import { CodeForm } from '../../features/quick-order/code-form'
import { formatList } from '../../features/quick-order/format-list'
import { LineTable } from '../../features/quick-order/line-table'
import { matchRows, type MatchedRows } from '../../features/quick-order/match-rows'
import { ReorderLists } from '../../features/quick-order/reorder-lists'
import { readStoredOrder, saveStoredOrder } from '../../features/quick-order/stored-lines'

/** Orders by item codes: valid rows become lines, the others show their error. */
export function OrderPage() {
  return (
    <MembersPage title="Quick order" lead="Paste item codes, or fill in a full size run of one product.">
      <QuickOrder />
    </MembersPage>
  )
}

/** Rendered in the browser only, where the order of an earlier visit is stored. */
function QuickOrder() {
  const api = useApi()
  const [stored] = useState(readStoredOrder)
  const [text, setText] = useState(stored.text)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [{ lines, refused }, setMatched] = useState<MatchedRows>(stored)

  useEffect(() => saveStoredOrder({ text, lines, refused }), [text, lines, refused])

  async function check(written: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      const matched = await matchRows(api, written)
      if (matched.lines.length + matched.refused.length === 0) setProblem('Enter at least one item code.')
      setMatched(matched)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  /** The lines move to the cart, so that a second press cannot order them twice. */
  async function clear() {
    setText('')
    setMatched({ lines: [], refused: [] })
  }

  function take(written: string) {
    setText(written)
    void check(written)
  }

  return (
    <>
      <Stack $gap={4}>
        <CodeForm
          text={text}
          busy={busy}
          onText={setText}
          onCheck={(written) => void check(written)}
          onProblem={setProblem}
        />
        {problem && (
          <Alert tone="error" announce="polite">
            {problem}
          </Alert>
        )}
        {refused.length > 0 && (
          <Alert
            tone="warning"
            title={
              lines.length > 0
                ? 'Some lines need your attention. The others are below.'
                : 'Some lines need your attention'
            }
            announce="polite"
          >
            <ul>
              {refused.map(({ row, text: written, why }) => (
                <li key={`${row} ${written}`}>
                  Row {row}, “{written}”: {why}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <LineTable lines={lines} onChange={(changed) => setMatched({ lines: changed, refused })} />
      </Stack>
      <Stack $gap={3}>
        <Heading level={2}>Reorder lists</Heading>
        <ReorderLists lines={lines} onTake={(list) => take(formatList(list))} />
      </Stack>
      <Stack $gap={3}>
        <Heading level={2}>Size runs</Heading>
        <ProductSearch>{({ id }) => <TextLink to={`/wholesaler/grid/${id}`}>Sizes and colors</TextLink>}</ProductSearch>
      </Stack>
      {lines.length > 0 && <OrderTotal lines={lines} about="all lines" onAdd={clear} />}
    </>
  )
}
