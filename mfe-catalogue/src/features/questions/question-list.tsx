import { browserApi, type Api, type ProductQuestion } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Button, SectionUnavailable, Skeleton, Stack, Text, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { FormOpener } from '../../form-opener'
import { QuestionForm } from './question-form'

const PAGE_SIZE = 5
/** The API's limit. */
const MAX_SHOWN = 50

const QuestionEntries = styled.dl`
  display: grid;
  gap: ${tokens.space[5]};
  max-inline-size: ${tokens.measure.text};
  dt {
    font-weight: 600;
  }
  dd + dd {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }
  p {
    white-space: pre-line;
  }
`

/** The published questions of a product, and the form to ask one. */
export function QuestionList({ productId, api = browserApi }: { productId: number; api?: Api }) {
  const [limit, setLimit] = useState(PAGE_SIZE)
  const query = { product_id: productId, limit }
  const { data, error, isFetching, reset } = useQuery(api, ['GET /get-questions', { query }], {
    keepPreviousData: true,
  })
  if (error) return <SectionUnavailable what="Questions and answers" retry={reset} />
  if (!data) return <Skeleton $height="6rem" />
  return (
    <Stack $gap={5} $align="start">
      {data.data.length === 0 ? (
        <Text>No questions yet. Ask about fit, care or materials, and our team will answer.</Text>
      ) : (
        <QuestionEntries>
          {data.data.map((question) => (
            <Entry key={question.id} question={question} />
          ))}
        </QuestionEntries>
      )}
      {data.meta.total > data.data.length && limit < MAX_SHOWN && (
        <Button busy={isFetching} onClick={() => setLimit(MAX_SHOWN)}>
          Show more questions
        </Button>
      )}
      <div data-screen-only>
        <FormOpener
          label="Ask a question"
          formOf={(onSent) => <QuestionForm productId={productId} onSent={onSent} api={api} />}
        />
      </div>
    </Stack>
  )
}

function Entry({ question: { name, question, answer, answered_at } }: { question: ProductQuestion }) {
  return (
    <div>
      <dt>
        <p>{question}</p>
      </dt>
      <dd>
        <p>{answer}</p>
      </dd>
      <dd>
        Question by {name}, answer by our team on{' '}
        {new Date(answered_at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}
      </dd>
    </div>
  )
}
