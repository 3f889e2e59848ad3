import type { Action } from '../../action/action-dialog'

/** What can be decided about a review. */
export function reviewActions({ id, status }: { id: number; status: string }): Action[] {
  const publish = { label: 'Publish', title: 'Publish this review?', operation: 'ratings.publish', input: { id } }
  const decline = {
    label: status === 'published' ? 'Hide' : 'Decline',
    title: status === 'published' ? 'Hide this review?' : 'Decline this review?',
    operation: 'ratings.decline',
    input: { id },
  }
  return [...(status === 'published' ? [] : [publish]), ...(status === 'declined' ? [] : [decline])]
}
