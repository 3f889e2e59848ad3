import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/**
 * Sends one call by XMLHttpRequest, since fetch reports upload progress only for streamed bodies, which HTTP/1.1
 * doesn't support. Loaded with the first upload; the bundles exclude axios' own XHR adapter.
 */
export function upload(config: InternalAxiosRequestConfig, onUpload: (share: number) => void): Promise<AxiosResponse> {
  const { method = 'post', baseURL = '', url = '', timeout = 0, data, signal } = config
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  return new Promise<AxiosResponse>((resolve, reject) => {
    const fail = (code: string) => () => reject(new AxiosError('The upload failed.', code, config, request))
    request.open(method.toUpperCase(), baseURL + url)
    request.timeout = timeout
    for (const [name, value] of Object.entries(headersOf(config))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const headers = new AxiosHeaders(request.getAllResponseHeaders())
      resolve({ data: request.responseText, status: request.status, statusText: '', headers, config, request })
    }
    request.onerror = fail(AxiosError.ERR_NETWORK)
    request.onabort = fail(AxiosError.ERR_CANCELED)
    request.ontimeout = fail(AxiosError.ETIMEDOUT)
    signal?.addEventListener?.('abort', stop)
    if (signal?.aborted) reject(new AxiosError('The upload was aborted.', AxiosError.ERR_CANCELED, config))
    else request.send(data as FormData)
  }).finally(() => signal?.removeEventListener?.('abort', stop))
}

/** The browser itself names the type of a form, with the boundary of its parts. */
function headersOf({ headers }: InternalAxiosRequestConfig): Record<string, string> {
  const entries = Object.entries(headers.toJSON()).filter(([name]) => name.toLowerCase() !== 'content-type')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
