import { ApiError, type Api, type ReorderList } from '@shop/shared-api'
import { Button, Cluster, Form, IconButton, Stack, Text, TextField, toast } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../api-context'
import { useAnswer } from '../../use-answer'
import type { CodedLine } from './match-rows'

const askLists = async (api: Api, signal: AbortSignal) =>
  (await api.request('GET /reorder-lists', { signal, silent: true })).data

interface ReorderListsProps {
  /** What would be kept now. */
  lines: readonly CodedLine[]
  onTake(list: ReorderList): void
}

/** Lists that were kept, to order from again, and keeping these lines as another one. */
export function ReorderLists({ lines, onTake }: ReorderListsProps) {
  const api = useApi()
  const { answer: lists, failure, lookAgain, replace } = useAnswer(askLists)
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)

  async function keep(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const body = { title, lines: lines.map(({ sku, quantity }) => ({ sku, qty: quantity })) }
    try {
      const { data } = await api.request('POST /reorder-lists', { body })
      if (lists) replace((last) => [data, ...last])
      else lookAgain()
      setTitle('')
      toast('List kept', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }

  async function drop({ id }: ReorderList) {
    try {
      await api.request('DELETE /reorder-lists/:id', { params: { id } })
      replace((last) => last.filter((list) => list.id !== id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <Stack $gap={3}>
      {failure && <Text tone="error">{failure.message}</Text>}
      {lists?.length === 0 && <Text tone="inkMuted">None yet. Keep a list below its lines to order it again.</Text>}
      {lists?.map((list) => (
        <Cluster key={list.id} $justify="space-between">
          <span>
            {list.title}{' '}
            <Text as="small" size="small" tone="inkMuted">
              {list.lines.length === 1 ? '1 item' : `${list.lines.length} items`}
            </Text>
          </span>
          <Cluster $gap={2}>
            <Button aria-label={`Order ${list.title} again`} onClick={() => onTake(list)}>
              Order again
            </Button>
            <IconButton icon="trash" label={`Throw ${list.title} away`} onClick={() => void drop(list)} />
          </Cluster>
        </Cluster>
      ))}
      {lines.length > 0 && (
        <Cluster as={Form} $align="end" onSubmit={(event: FormEvent) => void keep(event)}>
          <TextField
            label="Keep these lines as"
            required
            maxLength={60}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" busy={busy} disabled={title.trim() === ''}>
            Keep list
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
