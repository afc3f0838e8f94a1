import { endOfLocalPart, isAddressLiteral } from "./email.ts";
import { isLegacyHostname } from "./hostname.ts";
import { areIdnLabels } from "./idn-hostname.ts";

/**
 * RFC 6531 §3.3 Mailbox: characters beyond ASCII in the local part, U-labels in the domain. Every `email` is one.
 * The domain need not be in Unicode normalization form C, which a mail client is to bring it to (RFC 5891 §5.2). Its
 * labels are parted by `.` only: the dots of other scripts are a matter of what users type.
 */
export function isIdnEmail(value: string): boolean {
  const at = endOfLocalPart(value, true);
  if (at < 1 || value[at] !== "@") return false;
  const domain = value.slice(at + 1);
  if (domain[0] === "[") return isAddressLiteral(domain);
  return isLegacyHostname(domain) || (domain.length < 1000 && areIdnLabels(domain.normalize("NFC").split(".")));
}
