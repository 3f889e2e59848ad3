import type { Api } from '@shop/shared-api'
import { Button, ProductImage, Text, TextField, tokens } from '@shop/shared-ui'
import { useCallback, useState, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAnswer } from '../use-answer'

const Form = styled.form.attrs({ method: 'get' })`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[3]};
  align-items: end;
`

const Found = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr auto;
    gap: ${tokens.space[3]};
    align-items: center;
    padding-block: ${tokens.space[2]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  }
`

/** Finds a product by words; what can be done with each is the caller's. */
export function ProductSearch({ children }: { children: (product: { id: number; title: string }) => ReactNode }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const ask = useCallback(
    async (api: Api, signal: AbortSignal) =>
      (await api.request('GET /get-products', { query: { search, limit: 8 }, signal, silent: true })).data,
    [search],
  )
  const { answer, failure, asking, askAgain } = useAnswer(search ? ask : undefined)
  const find = (words: string | undefined) => (words === search ? askAgain() : setSearch(words))
  return (
    <>
      <Form
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          find(typed.trim() || undefined)
        }}
      >
        <TextField label="Product" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" busy={search !== undefined && asking}>
          Find
        </Button>
      </Form>
      <div role="status">
        {failure && <Text tone="error">{failure.message}</Text>}
        {answer?.length === 0 && <Text>Nothing of ours is called that.</Text>}
      </div>
      {answer && answer.length > 0 && (
        <Found>
          {answer.map((product) => (
            <li key={product.id}>
              <ProductImage src={product.thumbnail} alt="" sizes="3.5rem" />
              <span>{product.title}</span>
              {children(product)}
            </li>
          ))}
        </Found>
      )}
    </>
  )
}
