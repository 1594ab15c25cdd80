// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {BridgeMessages} from "@bridge/BridgeMessages.sol";

/// What the user asked for on L2.
struct SwapOrder {
    address inputPortal;
    uint256 amountIn;
    uint24 feeTier;
    address outputPortal;
    uint256 minimumOut;
    bytes32 secretHash;
}

/// Message contents of the swap. They must match swap_message.nr.
library SwapMessages {
    uint256 internal constant SWAP_PUBLIC = 11;
    uint256 internal constant SWAP_PRIVATE = 12;

    function swapPublic(SwapOrder calldata order, address callerOnL1, bytes32 recipient)
        internal
        pure
        returns (bytes32)
    {
        return BridgeMessages.sha256ToField(
            bytes.concat(_common(SWAP_PUBLIC, order, callerOnL1), recipient)
        );
    }

    function swapPrivate(SwapOrder calldata order, address callerOnL1)
        internal
        pure
        returns (bytes32)
    {
        return BridgeMessages.sha256ToField(_common(SWAP_PRIVATE, order, callerOnL1));
    }

    function _common(uint256 kind, SwapOrder calldata order, address callerOnL1)
        private
        pure
        returns (bytes memory)
    {
        return abi.encode(
            kind,
            order.inputPortal,
            order.amountIn,
            order.feeTier,
            order.outputPortal,
            order.minimumOut,
            order.secretHash,
            callerOnL1
        );
    }
}
