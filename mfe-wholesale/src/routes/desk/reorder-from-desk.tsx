import { ApiError, type ReorderList } from '@shop/shared-api'
import { Text } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../api-context'
import { formatList } from '../../features/quick-order/format-list'
import { matchRows } from '../../features/quick-order/match-rows'
import { ReorderLists } from '../../features/quick-order/reorder-lists'
import { saveStoredOrder } from '../../features/quick-order/stored-lines'

/** The reorder lists; choosing one opens the quick order with its lines. */
export function ReorderFromDesk() {
  const api = useApi()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()

  async function open(list: ReorderList) {
    setProblem(undefined)
    const text = formatList(list)
    try {
      saveStoredOrder({ text, ...(await matchRows(api, text)) })
      await navigate(wholesaleLinks.quickOrder())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }

  return (
    <>
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
      <ReorderLists lines={[]} onTake={(list) => void open(list)} />
    </>
  )
}
