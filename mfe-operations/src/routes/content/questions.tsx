import { Heading, Skeleton, Stack } from '@shop/shared-ui'
import { useOperation } from '../../client/use-operation'
import { QueryError } from '../../console/query-error'
import { TextEditor, type StoredText } from '../../features/text-editor/text-editor'

interface Question {
  category: string
  question: string
  answer: string
}

/** All questions and answers as one text, in the order of the shop. */
export function Questions() {
  const stored = useOperation<{ record: StoredText }>('faqs.show', {}, { isUncached: true })
  if (stored.error) return <QueryError error={stored.error} onRetry={stored.reset} />
  if (!stored.data) return <Skeleton $height="24rem" />
  return (
    <TextEditor<{ rows: Question[] }>
      stored={stored.data.record}
      edit="faqs.edit"
      preview="faqs.preview"
      hint="“# ” begins a category and “## ” a question, which its answer follows. The shop shows them in this order."
      renderPreview={({ rows }) => <QuestionList questions={rows} />}
    />
  )
}

function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <Stack>
      {questions.map(({ category, question, answer }, at) => (
        <div key={question}>
          {category !== questions[at - 1]?.category && <Heading level={3}>{category}</Heading>}
          <strong>{question}</strong>
          {answer.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Stack>
  )
}
