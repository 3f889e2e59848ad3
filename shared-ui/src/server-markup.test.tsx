import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import * as ui from './index'

const page = (
  <MemoryRouter>
    <ui.SkipLink href="#main">Skip to content</ui.SkipLink>
    <ui.Container>
      <ui.Stack>
        <ui.Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Gloves' }]} />
        <ui.Heading level={1}>Gloves</ui.Heading>
        <ui.Grid>
          <ui.Card>
            <ui.ProductImage src="/api/media/products/glove.classic.black" alt="Gloves" />
            <ui.Badge>Sale</ui.Badge>
            <ui.Price cents={5999} saleCents={4999} />
            <ui.Rating value={4.5} count={3} />
            <ui.Skeleton $ratio={1} />
          </ui.Card>
        </ui.Grid>
        <ui.Swatches
          label="Color"
          value={null}
          onChange={() => undefined}
          options={[{ value: 'a', label: 'A', colors: ['#111', '#fff'] }]}
        />
        <ui.SizeOptions
          label="Size"
          value={null}
          onChange={() => undefined}
          options={[{ value: 'a', label: 'A', soldOut: true }]}
        />
        <ui.RadioGroup
          label="Delivery"
          value={null}
          onChange={() => undefined}
          options={[{ value: 'a', label: 'A' }]}
        />
        <ui.QuantityField label="Quantity" value={1} max={3} onChange={() => undefined} />
        <ui.TextField label="Email" error="Wrong" />
        <ui.TextAreaField label="Message" />
        <ui.SelectField label="State" />
        <ui.Checkbox label="Terms" />
        <ui.Alert tone="info">Note</ui.Alert>
        <ui.EmptyState title="Nothing here" />
        <ui.SectionUnavailable retry={() => undefined} />
        <ui.Pagination page={2} lastPage={9} hrefOf={String} />
        <ui.Button busy>Save</ui.Button>
        <ui.IconButton icon="cart" label="Cart" />
      </ui.Stack>
    </ui.Container>
    <ui.Toaster />
    <ui.DialogHost />
  </MemoryRouter>
)

describe('server markup', () => {
  test('renders no style attribute on the server, which the CSP would refuse', () => {
    const html = renderToString(page)
    expect(html).toContain('Skip to content')
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })
})
