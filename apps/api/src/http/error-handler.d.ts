import type { FastifyReply, FastifyRequest } from "fastify";
import { type Endpoint } from "@adjudge/contracts";
import { AppError } from "../platform/app-error.ts";
import { type Logger } from "../platform/logger.ts";
declare module "fastify" {
    interface FastifyContextConfig {
        /** Of a route that a contract is bound to. */
        endpoint?: Endpoint;
    }
}
/** In production a line for the operator; in tests a failure (test/undeclared-codes.ts). */
export declare const outsideContract = "refused with a code outside its contract";
/** The only place that writes an error on the wire. */
export declare function createErrorHandler(logger: Logger): (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
export declare function errorBody({ code, detail, fields, body, status }: AppError, requestId: string): Record<string, unknown>;
/** Both kinds of file that are taken, ads and profile pictures, have the same limit. */
export declare const fileTooLarge = "File is larger than 5 MB.";
