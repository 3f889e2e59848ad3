import { useQuery } from '@shop/shared-forms'
import { Button, ProductImage, Text, TextField, tokens } from '@shop/shared-ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../api-context'

const ProductSearchForm = styled.form.attrs({ method: 'get' })`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[3]};
  align-items: end;
`

const ProductSearchResults = styled.ul`
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

/** Searches products by name; the caller renders the actions of each result. */
export function ProductSearch({ children }: { children: (product: { id: number; title: string }) => ReactNode }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const query = search !== undefined && (['GET /get-products', { query: { search, limit: 8 } }] as const)
  const { data, error, isPending, refetch } = useQuery(useApi(), query)
  const products = data?.data
  const find = (next: string | undefined) => (next === search ? refetch() : setSearch(next))
  return (
    <>
      <ProductSearchForm
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          find(typed.trim() || undefined)
        }}
      >
        <TextField label="Product" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" busy={search !== undefined && isPending}>
          Find
        </Button>
      </ProductSearchForm>
      <div role="status">
        {error && <Text tone="error">{error.message}</Text>}
        {products?.length === 0 && <Text>No products match your search.</Text>}
      </div>
      {products && products.length > 0 && (
        <ProductSearchResults>
          {products.map((product) => (
            <li key={product.id}>
              <ProductImage src={product.thumbnail} alt="" sizes="3.5rem" />
              <span>{product.title}</span>
              {children(product)}
            </li>
          ))}
        </ProductSearchResults>
      )}
    </>
  )
}
