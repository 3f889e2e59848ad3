import { ApiError, type Roster } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Alert, Button, Form, SelectField, Stack, Text, TextField } from '@shop/shared-ui'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { ProductSearch } from '../../buying/product-search'
import { toDatetimeLocal } from './format-local-time'

const NewRosterStack = styled(Stack)`
  max-inline-size: 40rem;
`

const WEEK_MS = 7 * 86_400_000

/** Creates a roster: product, then color, title and deadline. */
export function NewRoster({ onOpened }: { onOpened(roster: Roster): void }) {
  const [product, setProduct] = useState<{ id: number; title: string }>()
  if (!product) {
    return (
      <ProductSearch>
        {(found) => (
          <Button aria-label={`Select ${found.title}`} onClick={() => setProduct(found)}>
            Choose
          </Button>
        )}
      </ProductSearch>
    )
  }
  return <RosterForm product={product} onOpened={onOpened} onBack={() => setProduct(undefined)} />
}

interface RosterFormProps {
  product: { id: number; title: string }
  onOpened(roster: Roster): void
  onBack(): void
}

function RosterForm({ product, onOpened, onBack }: RosterFormProps) {
  const api = useApi()
  const { id } = product
  const { data, error } = useQuery(api, ['GET /get-product/:id', { params: { id } }])
  const [nextWeek] = useState(() => toDatetimeLocal(new Date(Date.now() + WEEK_MS)))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const colors = [...new Set(data?.data.productVariations.map(({ color }) => color))]

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const deadline = new Date(String(form.get('deadline')))
    if (Number.isNaN(deadline.getTime())) return setProblem('Choose a deadline for team members.')
    setBusy(true)
    setProblem(undefined)
    try {
      const body = {
        title: String(form.get('title')),
        color: String(form.get('color')),
        product_id: id,
        deadline: deadline.toISOString(),
      }
      onOpened((await api.request('POST /rosters', { body, silent: true })).data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.errors[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <NewRosterStack as={Form} onSubmit={(event: FormEvent<HTMLFormElement>) => void open(event)}>
      <Text>
        <strong>{product.title}</strong>{' '}
        <Button variant="quiet" onClick={onBack}>
          Choose another product
        </Button>
      </Text>
      {(problem ?? error) && (
        <Alert tone="error" announce="assertive">
          {problem ?? error?.message}
        </Alert>
      )}
      <SelectField label="Color" name="color" required>
        {colors.map((color) => (
          <option key={color}>{color}</option>
        ))}
      </SelectField>
      <TextField label="Roster name" name="title" required minLength={2} maxLength={80} placeholder="Spring team" />
      <TextField label="Entry deadline" name="deadline" type="datetime-local" required defaultValue={nextWeek} />
      <Button type="submit" variant="action" busy={busy} disabled={colors.length === 0}>
        Create roster
      </Button>
    </NewRosterStack>
  )
}
