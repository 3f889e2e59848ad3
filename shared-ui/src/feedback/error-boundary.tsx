import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

/** What a boundary's fallback gets: the error, and the way to try the children again. */
export interface BoundaryFailure {
  error: unknown
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands there instead. */
  fallback: (failure: BoundaryFailure) => ReactNode
  /** Told once per failure. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Told before the children are tried again. */
  onRetry?: () => void
  /** A new value here (such as the path) forgets the failure. */
  resetKey?: unknown
}

interface ErrorBoundaryState {
  failure?: { error: unknown }
  resetKey: unknown
}

/** Keeps a failure of its children to itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, failure: undefined }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry }) : this.props.children
  }
}
