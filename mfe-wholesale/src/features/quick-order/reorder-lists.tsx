import { ApiError, type ReorderList } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Button, Cluster, Form, IconButton, Stack, Text, TextField, toast } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { useApi } from '../../api-context'
import type { CodedLine } from './match-rows'

interface ReorderListsProps {
  /** The lines to save. */
  lines: readonly CodedLine[]
  onTake(list: ReorderList): void
}

/** Saved lists to reorder from, and a form that saves the current lines. */
export function ReorderLists({ lines, onTake }: ReorderListsProps) {
  const api = useApi()
  const { data, error, refetch, setData } = useQuery(api, ['GET /reorder-lists'])
  const lists = data?.data
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)

  async function saveList(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const body = { title, lines: lines.map(({ sku, quantity }) => ({ sku, qty: quantity })) }
    try {
      const { data: list } = await api.request('POST /reorder-lists', { body })
      if (lists) setData((last) => ({ data: [list, ...last.data] }))
      else refetch()
      setTitle('')
      toast('List saved', { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }

  async function drop({ id }: ReorderList) {
    try {
      await api.request('DELETE /reorder-lists/:id', { params: { id } })
      setData((last) => ({ data: last.data.filter((list) => list.id !== id) }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <Stack $gap={3}>
      {error && <Text tone="error">{error.message}</Text>}
      {lists?.length === 0 && (
        <Text tone="inkMuted">No reorder lists yet. Save your items as a list to reorder them later.</Text>
      )}
      {lists?.map((list) => (
        <Cluster key={list.id} $justify="space-between">
          <span>
            {list.title}{' '}
            <Text as="small" size="small" tone="inkMuted">
              {list.lines.length === 1 ? '1 item' : `${list.lines.length} items`}
            </Text>
          </span>
          <Cluster $gap={2}>
            <Button aria-label={`Reorder ${list.title}`} onClick={() => onTake(list)}>
              Reorder
            </Button>
            <IconButton icon="trash" label={`Delete ${list.title}`} onClick={() => void drop(list)} />
          </Cluster>
        </Cluster>
      ))}
      {lines.length > 0 && (
        <Cluster as={Form} $align="end" onSubmit={(event: FormEvent) => void saveList(event)}>
          <TextField
            label="List name"
            required
            maxLength={60}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" busy={busy} disabled={title.trim() === ''}>
            Save list
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
