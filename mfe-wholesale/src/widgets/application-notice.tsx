import { Icon, type WidgetProps } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { useStanding } from '../standing/use-standing'

/** Within a line of its page: that the visitor's application is pending. Everybody else sees what stands there otherwise. */
export function Widget({ otherwise }: WidgetProps['wholesale/application-notice']) {
  const { answer } = useStanding()
  if (answer?.status !== 'pending') return otherwise
  return (
    <Link to="/wholesaler/status">
      <Icon name="clock" size={18} />
      Application pending: retail prices for now
    </Link>
  )
}
