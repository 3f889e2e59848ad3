import type { CallScript } from '../call-script'

const unknownProduct = 2_000_000

/** The catalogue, reviews and authenticity checks. */
export const catalogueScripts = {
  'GET /get-products': {
    request: { query: { product_category: 'gloves', size: ['10 oz', '12 oz'], in_stock: true, sort: 'price_asc' } },
    refusals: [
      { because: 'the category does not exist', request: { query: { product_category: 'kettles' } } },
      { because: 'the sort order is unknown', request: { query: { sort: 'cheapest' } } },
    ],
  },
  'GET /get-product/:id': {
    request: ({ api }) => ({ params: { id: api.shop.products.glove } }),
    refusals: [
      { because: 'the product does not exist', request: { params: { id: unknownProduct } } },
      { because: 'the id is not a number', request: { params: { id: 'glove' } } },
    ],
  },
  'GET /sale-products': { request: { query: { page: 1, limit: 12 } } },
  'GET /get-recent-view': {
    request: ({ api }) => ({
      query: { product_ids: [String(api.shop.products.belt), String(api.shop.products.glove)], limit: 10 },
    }),
  },
  'GET /get-size-chart': { request: ({ api }) => ({ query: { category_id: api.shop.categories.bag } }) },
  'GET /get-ratings': {
    request: ({ api }) => ({ query: { product_id: api.shop.products.glove, sort: 'helpful', stars: ['4', '5'] } }),
    refusals: [{ because: 'the product does not exist', request: { query: { product_id: unknownProduct } } }],
  },
  'GET /get-questions': { request: ({ api }) => ({ query: { product_id: api.shop.products.glove } }) },
  'POST /ask-question': {
    request: ({ api }) => ({
      body: {
        product_id: api.shop.products.glove,
        name: 'Ana',
        email: 'ana@example.com',
        question: 'Is there room for a 180 inch wrap?',
      },
    }),
    refusals: [
      {
        because: 'the product is not sold',
        request: {
          body: { product_id: Number(unknownProduct), name: 'Ana', email: 'ana@example.com', question: 'Is it warm?' },
        },
      },
    ],
  },
  'POST /add-rating': {
    request: ({ api }) => ({
      body: {
        product_id: api.shop.products.belt,
        name: 'Ana',
        email: 'ana@example.com',
        rating: 5,
        title: 'Stays tied',
        comment: 'A whole season of training and it still lies flat.',
        fit: 'true',
        height_cm: 172,
        weight_kg: 64,
      },
      files: { images: ['belt.png'] },
    }),
    refusals: [
      {
        because: 'the product is not sold',
        request: {
          body: {
            product_id: unknownProduct,
            name: 'Ana',
            email: 'ana@example.com',
            rating: 5,
            comment: 'It stays tied.',
          },
        },
      },
      {
        because: 'this email has already reviewed the product',
        request: ({ api }) => ({
          body: {
            product_id: api.shop.products.glove,
            name: 'Ana',
            email: 'ana@example.com',
            rating: 4,
            comment: 'Still a solid glove.',
          },
        }),
      },
    ],
  },
  'POST /back-in-stock': {
    request: ({ api }) => ({
      body: { product_variation_id: api.shop.variants.soldOutGlove, email: 'ana@example.com' },
    }),
    refusals: [
      {
        because: 'the variant does not exist',
        request: { body: { product_variation_id: unknownProduct, email: 'ana@example.com' } },
      },
      {
        because: 'it is in stock',
        request: ({ api }) => ({
          body: { product_variation_id: api.shop.variants.whiteBelt, email: 'ana@example.com' },
        }),
      },
    ],
  },
  'POST /product-authenticity': {
    request: { body: { barcode: 'IRN-0001-AAAA' } },
    refusals: [{ because: 'the code is malformed', request: { body: { barcode: '12' } } }],
  },
  'POST /authenticity-mail': {
    request: {
      body: {
        name: 'Ana Lima',
        email: 'ana@example.com',
        barcode: 'FAKE-0000',
        seller: 'Night market, stall 12',
        message: 'The label is sewn on crooked and the code is unknown.',
      },
      files: { photos: ['label.png'] },
    },
  },
} satisfies Record<string, CallScript>
