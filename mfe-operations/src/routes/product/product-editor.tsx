import { FormError } from '@shop/shared-forms'
import { Button, Form, Stack } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionControl, type ActionField } from '../../action/action-field'
import { useOperation } from '../../client/use-operation'
import { Columns, Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'
import { ConflictDialog } from './conflict-dialog'
import { PicturePanel } from './picture-panel'
import { ProductPreview } from './product-preview'
import type { ProductDraft, ProductRecord } from './product-draft'
import { useProductForm } from './use-product-form'
import { VariantMatrix } from './variant-matrix'

const texts: ActionField[] = [
  { name: 'title', label: 'Title', required: true, maxLength: 300 },
  { name: 'brand', label: 'Brand', maxLength: 120 },
  { name: 'description', label: 'Description', kind: 'area', maxLength: 20_000 },
  { name: 'features', label: 'Features', kind: 'area', hint: 'One on each line.' },
  { name: 'materials', label: 'Materials', kind: 'area', maxLength: 5_000 },
]
const schedule: ActionField[] = [
  { name: 'sale_starts', label: 'Sale starts (UTC)', hint: 'Empty: at once.' },
  { name: 'sale_ends', label: 'Sale ends (UTC)', hint: 'Empty: never.' },
]

const detailsWith = (categories: readonly { category: string; title: string }[]): ActionField[] => [
  {
    name: 'category',
    label: 'Category',
    kind: 'select',
    required: true,
    options: [
      { value: '', label: 'Choose' },
      ...categories.map(({ category, title }) => ({ value: category, label: title })),
    ],
  },
  { name: 'slug', label: 'Address', hint: 'Empty: made from the title.', maxLength: 120 },
  { name: 'published', label: 'Published', kind: 'checkbox' },
]

const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

interface ProductEditorProps {
  draft: ProductDraft
  /** The product as it is stored; none for a new one. */
  stored?: ProductRecord
  onSaved(id: number): void | Promise<void>
}

/** The form of a product. A change that someone else saved in the meantime is shown next to this one. */
export function ProductEditor({ draft, stored, onSaved }: ProductEditorProps) {
  const may = useMay()
  const [isPreviewed, setPreviewed] = useState(false)
  const { data } = useOperation<{ rows: { category: string; title: string }[] }>('categories.list')
  const details = detailsWith(data?.rows ?? [])
  const fields = [...texts, ...details]
  const { form, conflict, closeConflict, saveOver } = useProductForm({ draft, stored, fields, onSaved })
  const isReadOnly = !may('products.save')
  const controls = (fields: ActionField[], type?: 'datetime-local') =>
    fields.map((field) => (
      <ActionControl
        key={field.name}
        field={field}
        error={form.errorOf(field.name as keyof ProductDraft)}
        control={{ ...form.register(field.name as keyof ProductDraft), ...(type && { type }) }}
      />
    ))
  // The select shows its value only once its options are there.
  const ready = data !== undefined
  return (
    <Form onSubmit={(event) => void form.submit(event)} noValidate>
      <Fields disabled={isReadOnly}>
        <Columns>
          <Stack $gap={5}>
            <Panel aria-labelledby="product-texts">
              <PanelTitle id="product-texts">Product</PanelTitle>
              {controls(texts)}
            </Panel>
            <PicturePanel
              pictures={form.watch('pictures')}
              current={() => form.values('pictures')}
              onChange={(pictures) => form.fill({ pictures })}
              prefix={() => form.values('slug') || 'product'}
            />
            <VariantMatrix
              variants={form.watch('variants')}
              colors={form.watch('colors')}
              pictures={form.watch('pictures')}
              onChange={form.fill}
            />
          </Stack>
          <Stack $gap={5}>
            <Panel aria-labelledby="product-details">
              <PanelTitle id="product-details">In the shop</PanelTitle>
              {ready && controls(details)}
            </Panel>
            <Panel aria-labelledby="product-sale">
              <PanelTitle id="product-sale">Sale prices apply</PanelTitle>
              {controls(schedule, 'datetime-local')}
            </Panel>
            <Panel aria-label="Save">
              <FormError message={form.problem} />
              {!isReadOnly && (
                <Button variant="action" wide type="submit" busy={form.sending}>
                  Save
                </Button>
              )}
              <Button wide type="button" onClick={() => setPreviewed(true)}>
                Preview
              </Button>
            </Panel>
          </Stack>
        </Columns>
      </Fields>
      {isPreviewed && <ProductPreview draft={form.values()} onClose={() => setPreviewed(false)} />}
      {conflict && (
        <ConflictDialog
          mine={form.values()}
          theirs={conflict}
          onClose={closeConflict}
          onTakeTheirs={() => onSaved(conflict.id)}
          onKeepMine={async (mine) => saveOver(mine, conflict)}
        />
      )}
    </Form>
  )
}
