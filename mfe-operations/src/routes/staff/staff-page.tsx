import { Cluster, EmptyState } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { useOperation } from '../../client/use-operation'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { DataTable, type Column } from '../../table/data-table'
import { invite, memberActions, type Member } from './member-actions'

const columns: Column<Member>[] = [
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'name', header: 'Name', wide: true, cell: ({ name }) => name },
  { id: 'role', header: 'Role', cell: ({ role }) => labelOf(role) },
  { id: 'state', header: 'State', wide: true, cell: ({ state }) => <StatusBadge status={state} /> },
  { id: 'factor', header: 'Second factor', wide: true, cell: ({ second_factor: factor }) => labelOf(factor) },
]

/** Members of staff and open invitations, with what each may do. */
export function StaffPage() {
  const { data, error, isFetching, reset, refetch } = useOperation<{ rows: Member[] }>('staff.list')
  const may = useMay()
  const change: Column<Member> = {
    id: 'change',
    header: 'Change',
    cell: (member) => (
      <Cluster $gap={1}>
        {memberActions(member)
          .filter(({ operation }) => may(operation))
          .map((action) => (
            <ActionButton key={action.label} action={action} variant="quiet" onDone={refetch} />
          ))}
      </Cluster>
    ),
  }
  return (
    <>
      <PageHead
        title="Staff"
        actions={may('staff.invite') && <ActionButton action={invite} variant="action" onDone={refetch} />}
      />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <DataTable
          caption="Members of staff"
          columns={[...columns, change]}
          lines={data?.rows}
          isBusy={isFetching}
          empty={<EmptyState icon="user" title="No members" />}
        />
      )}
    </>
  )
}
